// A session of a demo account of its own, so that calls can be tried as the page stands.
const asked = await fetch('/sandbox/docs/token', { method: 'POST' });
const { token } = asked.ok ? await asked.json() : { token: '' };

globalThis.Scalar.createApiReference('#contract', {
  url: '/sandbox/docs/openapi.json',
  // The bank itself listens at another port: the console hands on what is tried.
  servers: [{ url: '/sandbox/docs/bank', description: 'The bank of this sandbox' }],
  authentication: {
    preferredSecurityScheme: 'session',
    securitySchemes: { session: { token } },
  },
  hiddenClients: { ruby: true, php: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  // Nothing is asked of any other host.
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});

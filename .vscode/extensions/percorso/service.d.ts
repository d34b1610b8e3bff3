/** What of VS Code the service needs. */
export type Code = {
  l10n: { t(message: string, ...values: string[]): string };
  window: { showErrorMessage(message: string, ...buttons: string[]): PromiseLike<string | undefined> };
};

/** What of the client of the protocol it needs. */
export type Client = { start(): Promise<void>; dispose(): Promise<void> };

/** Makes a client of one server. */
export type ClientClass = new (
  id: string,
  name: string,
  server: { command: string; args: string[]; options: { cwd: string } },
  options: { documentSelector: unknown },
) => Client;

/** Where the project stands, and the two that the service acts through. */
export type ServiceOptions = { root: string; vscode: Code; loadClient: () => Promise<ClientClass> };

/** Starts and stops the server; a failure is told in a message that offers to try again. */
export type Service = { start(): Promise<void>; stop(): Promise<void>; restart(): Promise<void> };

export function createService(options: ServiceOptions): Service;

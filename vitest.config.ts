import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**'];

export default defineConfig({
  plugins: [react()],
  test: {
    // Passwords are hashed slowly on purpose, and a busy machine hashes them slower still.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude: ignored },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['ui/**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});

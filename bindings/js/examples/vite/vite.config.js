// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { defineConfig } from 'vite';

export default defineConfig({
  // The package finds its modules beside its own files; `vite dev` would move those away.
  optimizeDeps: { exclude: ['acmotion'] },
  build: { target: 'es2022' },
});

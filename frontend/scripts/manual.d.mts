import type { Plugin } from 'vite';

export const manualModules: Plugin;

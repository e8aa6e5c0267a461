import { existsSync, readFileSync } from 'node:fs';
import type { ProxyOptions } from 'vite';
import { headersFor } from './headers.ts';

/**
 * Has the preview server send what a host sends that reads `_headers`. Of its own it knows only headers for all
 * addresses alike; but it shows each request to its proxies first, and this one lets every request pass.
 */
export const previewHeaders = (file: URL): Readonly<Record<string, ProxyOptions>> => ({
  '/': {
    bypass: (request, response) => {
      const address = request.url ?? '/';
      const rules = existsSync(file) ? readFileSync(file, 'utf8') : '';
      for (const [name, value] of headersFor(rules, address.replace(/[?#].*/, '')))
        response?.setHeader(name, value);
      return address;
    },
  },
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor } from '../../src/integrations/headers.ts';

/** A static host: serves a folder as those do that read `_headers`. */
export interface Host {
  /** Where the site starts, with a slash at its end. */
  readonly home: string;
  /** Serves another content for a file from now on. */
  readonly change: (file: string, content: string | Buffer) => void;
  /** From now on nobody gets an answer, as where there is no network. */
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

interface Options {
  /** A path such as `/some/where`. */
  readonly base?: string;
  /** Serves as good hosts do: HTTP/2, encrypted with this key and certificate, all text packed. */
  readonly secure?: { readonly key: string; readonly cert: string };
}

/** Serves a folder at an origin of its own. */
export async function serve(dir: string, { base = '', secure }: Options = {}): Promise<Host> {
  const rules = readFileSync(path.join(dir, '_headers'), 'utf8');
  const changed = new Map<string, string | Buffer>();
  const packed = new Map<string, Buffer>();
  const read = (file: string) => changed.get(file) ?? readFileSync(path.join(dir, file));
  const isFolder = (file: string) =>
    existsSync(path.join(dir, file)) && statSync(path.join(dir, file)).isDirectory();
  const isFile = (file: string) => existsSync(path.join(dir, file)) && !isFolder(file);

  const answer: RequestListener = (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://host');
    const inside = pathname.startsWith(`${base}/`)
      ? decodeURIComponent(pathname.slice(base.length + 1))
      : undefined;
    const file = inside?.replace(/(?:^|(?<=\/))$/, 'index.html');
    if (inside !== undefined && !pathname.endsWith('/') && isFolder(inside)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const found = file !== undefined && isFile(file) ? file : '404.html';
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    const packs = secure && /text|json|xml/.test(type);
    response.writeHead(found === file ? 200 : 404, {
      'content-type': type,
      ...(packs && { 'content-encoding': 'br' }),
    });
    if (packs && !packed.has(found)) packed.set(found, brotliCompressSync(read(found)));
    response.end((packs && packed.get(found)) || read(found));
  };
  const server = secure
    ? // The two kinds of requests have what is used of them in common.
      createSecureServer({ ...secure, allowHTTP1: true }, answer as never)
    : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    home: `${secure ? 'https' : 'http'}://127.0.0.1:${port}${base}/`,
    change: (file, content) => {
      changed.set(file, content);
      packed.delete(file);
    },
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeAllConnections' in server) server.closeAllConnections();
      return closed;
    },
  };
}

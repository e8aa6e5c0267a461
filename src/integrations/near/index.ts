import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** Adds `client:near`: when the script of a board comes. */
export const near = (): AstroIntegration => ({
  name: 'near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/integrations/near/directive.ts' }),
  },
});

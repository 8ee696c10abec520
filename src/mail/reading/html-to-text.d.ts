/** The part of html-to-text that we use; the package brings no types. */
declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  interface Options {
    wordwrap: number | false;
    limits: Record<string, number>;
    selectors: Selector[];
  }
  export function compile(options: Options): (html: string) => string;
}

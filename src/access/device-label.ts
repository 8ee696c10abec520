const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const MACHINES: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** How somebody knows his own browsers from each other: `Firefox on Linux`. */
export function deviceLabel(userAgent: string | undefined): string {
  const named = (known: readonly [RegExp, string][]): string | undefined =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return `${named(BROWSERS) ?? 'A browser'} on ${named(MACHINES) ?? 'some machine'}`;
}

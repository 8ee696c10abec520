/** A value as an address or a form has it behind the name of a field, and as JSON has it. */
interface Nasty {
  form: string;
  json: string;
}

const texts = [
  ...['-1', '0~99999999999999999999~', '9999999999999999999', '4294967296', '1e999', 'NaN'],
  ...['__proto__', 'hasOwnProperty', '__proto__: 1', 'a\0b', 'x'.repeat(12_000)],
];

/** Values that nobody means. `{name}` is the field's. */
export const NASTY: Readonly<Record<string, Nasty>> = {
  ...Object.fromEntries(
    texts.map((text) => [text.slice(0, 30), { form: `=${encodeURIComponent(text)}`, json: JSON.stringify(text) }]),
  ),
  'half a letter': { form: '=%ED%A0%80', json: '"\\ud800"' },
  'a list': { form: '[]=1&{name}[]=2', json: '[1,[2]]' },
  'an object': { form: '[__proto__]=1&{name}[toString]=2', json: '{"__proto__":{"x":1},"toString":2}' },
  'a number without end': { form: '=Infinity', json: '1e999' },
  'a large number': { form: '=1.5', json: '9007199254740993' },
};

const HERE = '"\u0001here"';

/** The JSON of a body with another value in place of one field, however deep: one for each, and one in place of it all. */
export const bodiesWith = (body: object, json: string): { field: string; text: string }[] =>
  marked(body, 'body').map(({ field, text }) => ({ field, text: text.replace(HERE, () => json) }));

function marked(value: unknown, field: string): { field: string; text: string }[] {
  const whole = { field, text: HERE };
  if (typeof value !== 'object' || value === null) return [whole];
  const entries = Object.entries(value);
  const withOne = (name: string, text: string): string => {
    const parts = entries.map(([k, v]) => [JSON.stringify(k), k === name ? text : JSON.stringify(v)]);
    return Array.isArray(value) ? `[${parts.map(([, v]) => v).join()}]` : `{${parts.map((p) => p.join(':')).join()}}`;
  };
  const inside = entries.flatMap(([k, v]) =>
    marked(v, `${field}.${k}`).map((m) => ({ ...m, text: withOne(k, m.text) })),
  );
  return [whole, ...inside];
}

import { adjustment } from './wishes';

describe('a change of the position that is sent', () => {
  const read = (patch: string) => adjustment.safeParse({ patch: JSON.parse(patch) as unknown, reason: 'a slip' });

  it.each(['{"__proto__": {"turn": 4}}', '{"turn": 4, "__proto__": {}}', '{"a": {"b": [{"__proto__": 1}]}}'])(
    'is refused where it names what no position has, and not passed over in silence: %s',
    (patch) => {
      const { error } = read(patch);
      expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['patch', 'names __proto__, which no position has'],
      ]);
    },
  );
  it('is read where it is one', () => {
    expect(read('{"turn": 4}').data?.patch).toEqual({ turn: 4 });
    expect(read('"all"').success).toBe(false);
  });
});

import { verdictOn } from './written-orders';

describe('troops that are to land, where no order lands them', () => {
  it.each(['land 251 at 4817', 'land 251 at 4817 from Map-T', 'land 251 Mtn at Kamysh-Burun'])(
    'are offered to be carried there, and not to walk: %s',
    (text) => {
      const [line] = verdictOn('naval/sail-soviet', 'soviet', text).lines;
      expect(line).toMatchObject({
        status: 'error',
        why: 'who carries them is not said',
        nearest: 'sail ____ to Kamysh-Burun with 251 Mtn',
      });
    },
  );
});

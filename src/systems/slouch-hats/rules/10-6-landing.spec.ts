import { fieldWith, judged, waysWith } from './testing/moves';

describe('landing from the sea (10.63)', () => {
  it('10.63: the hex and two points more, the coast disregarded; then on with the rest', () => {
    const field = fieldWith({ '1422': 'Cdo' });
    expect(judged(field, 'Cdo: 1522')).toBe(3);
    expect(judged(field, 'Cdo: 1522-1523')).toBe(3.5);
    expect(judged(field, 'Cdo: 1522-1622')).toBe(5);
    expect(judged(field, 'Cdo: 1522-1622-1722')).toMatch(/^8\.32/);
    expect(judged(fieldWith({ '1421': 'Cdo' }), 'Cdo: 1520')).toBe(4);
    expect(judged(field, 'Cdo: 1421')).toMatch(/^10\.63 at 1421/);
    expect(waysWith(field, 'Cdo').has('1421')).toBe(false);
  });

  it('10.63: not on an enemy unit, which is attacked from the sea; beside one it stops', () => {
    expect(judged(fieldWith({ '1422': 'Cdo', '1522': '8RSA' }), 'Cdo: 1522')).toMatch(/^10\.64 at 1522/);
    const zone = fieldWith({ '1422': 'Cdo', '1623': '8RSA' });
    expect(judged(zone, 'Cdo: 1522')).toBe(3);
    expect(judged(zone, 'Cdo: 1522-1521')).toMatch(/^8\.21 at 1521/);
  });

  it('10.63: neither by railroad nor on trucks, and no march', () => {
    const field = fieldWith({ '1422': 'Cdo' });
    expect(judged(field, 'Cdo*: 1522')).toBe('10.63 at 1522, move to 1522');
    expect(judged(fieldWith({ '1414': 'SK-F' }, 'axis'), 'SK-F: 1514', 'rail')).toBe('10.63 at 1514, move to 1514');
    expect(judged(field, 'Cdo: 1522', 'infiltrate')).toMatch(/^10\.63/);
  });

  it('10.61: commandos only', () => {
    expect(judged(fieldWith({ '1422': '16-6' }), '16-6: 1522')).toMatch(/^10\.61/);
  });
});

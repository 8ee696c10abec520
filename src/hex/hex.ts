/** The number of a hex as its map prints it, the sheet's letter in front if it has one: `W4314`, `1519`, `O0910`. */
export type HexId = string;

export class BadHex extends Error {
  constructor(id: string) {
    super(`"${id}" is no hex number`);
    this.name = 'BadHex';
  }
}

import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { positionHash, type GameRow } from './game-file';
import type { Position } from './position';

/** More than any game of years takes up; a file that unfolds to more is none of ours. */
const MOST_BYTES = 1_000_000_000;

/** One position is nearly the next: a window that spans many of them, and the time of a copy rather than of a search. */
const PARAMS = {
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** The positions after each row of a log, in order, as one text for its file: Brotli over a JSON array, in base64. */
export async function packedPositions(positions: readonly Position[]): Promise<string> {
  const packed = await promisify(brotliCompress)(JSON.stringify(positions), { params: PARAMS });
  return packed.toString('base64');
}

/**
 * The positions of a file, held against its rows, whose chain of hashes covers them. @throws Error naming the row that
 * has no position, or another one
 */
export function heldPositions(packed: string, rows: readonly Pick<GameRow, 'seq' | 'positionHash'>[]): Position[] {
  const positions = unpacked(packed);
  if (positions.length !== rows.length) throw new Error(`${positions.length} positions for ${rows.length} rows`);
  const odd = rows.find((row, n) => positionHash(positions[n] as Position) !== row.positionHash);
  if (odd) throw new Error(`the position after row ${odd.seq} is not the one of its log`);
  return positions;
}

function unpacked(packed: string): Position[] {
  const fault = new Error('the positions cannot be read');
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_BYTES });
    const read: unknown = JSON.parse(bytes.toString('utf8'));
    if (Array.isArray(read)) return read as Position[];
  } catch {
    throw fault;
  }
  throw fault;
}

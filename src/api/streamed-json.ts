import type { Readable } from 'node:stream';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { JSONParser, TokenType } from '@streamparser/json';

/** Levels of lists and objects within each other that are read. */
export const MOST_DEEP = 100;
/** The largest game that is brought back, and of how many signs and values it may be. */
const MOST_BYTES = 20_000_000;
const MOST_TOKENS = 3_000_000;

const OPENING: readonly TokenType[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET];
const CLOSING: readonly TokenType[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET];

/** A request whose body nobody has read yet. */
type Unread = Readable & { headers: NodeJS.Dict<string | string[]> };

/**
 * The value of a JSON body, read as it comes: what is too large, too deep or wrong is refused where it is found, and others
 * are served meanwhile. @throws BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException
 */
export async function streamedJson(request: Unread): Promise<unknown> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new UnsupportedMediaTypeException('Send the file as it is, not compressed.');
  try {
    return await documentOf(request);
  } catch (error) {
    // Who still sends is to come to his end, and reads the answer.
    request.resume();
    throw error;
  }
}

async function documentOf(request: Unread): Promise<unknown> {
  const document = new Document();
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new PayloadTooLargeException(`The file is larger than ${MOST_BYTES / 1e6} MB.`);
    document.write(part);
  }
  return document.end();
}

/** A JSON text that comes in parts. */
class Document {
  private readonly parser = new JSONParser({ paths: ['$'] });
  private value: unknown;
  private depth = 0;
  private tokens = 0;

  constructor() {
    this.parser.onToken = ({ token }) => this.count(token);
    this.parser.onValue = ({ value }) => (this.value = value);
  }

  write(part: Buffer): void {
    this.checked(() => this.parser.write(part));
  }

  end(): unknown {
    this.checked(() => this.parser.isEnded || this.parser.end());
    return this.value;
  }

  private count(token: TokenType): void {
    this.tokens += 1;
    if (OPENING.includes(token)) this.depth += 1;
    if (CLOSING.includes(token)) this.depth -= 1;
    if (this.depth > MOST_DEEP) throw new BadRequestException(`The file is nested more than ${MOST_DEEP} levels deep.`);
    if (this.tokens > MOST_TOKENS) throw new BadRequestException('The file holds more values than a game has.');
  }

  private checked(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      // The parser's own words hold what was sent.
      throw error instanceof BadRequestException ? error : new BadRequestException('The file is no JSON.');
    }
  }
}

import { Splitter, type MimeNode, type SplitterChunk } from '@zone-eu/mailsplit';

/** A leaf of a mail's tree of parts, its bytes as they were before they were encoded for the way. */
export interface Part {
  /** `text/plain`, in lower case. */
  type: string;
  charset: string | null;
  /** Sent to be saved, not to be read with the mail. */
  attached: boolean;
  name: string | null;
  /** How its line ends are to be taken (RFC 3676). */
  flowed: boolean;
  delSp: boolean;
  /** Number of the group of alternatives it belongs to: parts of one group say the same thing. */
  group: number;
  /** Kinds of the multiparts it stands in, the outermost first. */
  within: readonly string[];
  content: Buffer;
}

/** A mail that nests deeper or holds more parts than any person's does is not looked into. */
const MOST_PARTS = 200;
const DEEPEST = 30;

/** Takes a raw mail apart. A mail in a mail stays one part. @throws Error for one of more than 200 parts */
export async function partsOf(raw: Buffer): Promise<Part[]> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxChildNodes: MOST_PARTS });
  const reading = new PartsReader();
  splitter.end(raw);
  for await (const chunk of splitter as AsyncIterable<SplitterChunk>) {
    if (chunk.type === 'node') reading.open(chunk);
    else if (chunk.type === 'body') await reading.add(chunk.value);
  }
  const parts = await reading.finish();
  return parts.length > 0 ? parts : [wholeBody(raw)];
}

/**
 * What promises parts and holds none that can be told apart: text, when it looks like no parts at all; else nothing to be
 * read, kept for those who ask what kind of mail it is.
 */
function wholeBody(raw: Buffer): Part {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at >= 0);
  const content = ends.length > 0 ? raw.subarray(Math.min(...ends)) : Buffer.alloc(0);
  const attached = /^(?:--\S|Content-Type:)/im.test(content.toString('latin1'));
  const plain = { charset: null, attached, name: null, flowed: false, delSp: false };
  return { type: 'text/plain', ...plain, group: 0, within: [], content };
}

type Decoder = ReturnType<MimeNode['getDecoder']>;

/** Collects the parts as the splitter meets them. */
class PartsReader {
  private readonly parts: Promise<Part>[] = [];
  private readonly groups = new Map<MimeNode, number>();
  private decoder: Decoder | null = null;

  open(node: MimeNode): void {
    this.decoder?.end();
    this.decoder = null;
    const above = multipartsAbove(node);
    if (node.multipart || above.length > DEEPEST) return;
    const decoder = node.getDecoder();
    this.decoder = decoder;
    const group = this.groupOf(node, above);
    this.parts.push(bytesOf(decoder).then((content) => ({ ...described(node, above), group, content })));
  }

  async add(bytes: Buffer | undefined): Promise<void> {
    const { decoder } = this;
    if (!bytes || !decoder) return;
    if (!decoder.write(bytes)) await new Promise((done) => decoder.once('drain', done));
  }

  finish(): Promise<Part[]> {
    this.decoder?.end();
    return Promise.all(this.parts);
  }

  private groupOf(node: MimeNode, above: readonly MimeNode[]): number {
    const whole = above.find((n) => n.multipart === 'alternative') ?? node;
    const known = this.groups.get(whole) ?? this.groups.size;
    this.groups.set(whole, known);
    return known;
  }
}

function described(node: MimeNode, above: readonly MimeNode[]): Omit<Part, 'group' | 'content'> {
  const said = node.contentType || 'text/plain';
  // The parts of a digest are mails, unless they say that they are something else (RFC 2046, 5.1.5).
  const type = above.at(-1)?.multipart === 'digest' && said === 'text/plain' ? 'message/rfc822' : said;
  const named = typeof node.filename === 'string' && node.filename !== '';
  return {
    type,
    charset: node.charset || null,
    attached: node.disposition === 'attachment' || named || !/^text\/(?:plain|html)$/.test(type),
    name: named ? String(node.filename) : null,
    flowed: node.flowed,
    delSp: node.delSp,
    within: above.map((n) => String(n.multipart)),
  };
}

/** The multiparts a node stands in, the outermost first. */
function multipartsAbove(node: MimeNode): MimeNode[] {
  const above: MimeNode[] = [];
  for (let n = node.parentNode; n && above.length <= DEEPEST; n = n.parentNode) above.unshift(n);
  return above;
}

async function bytesOf(decoder: Decoder): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of decoder as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';

/** What a new webhook is made from. */
export const webhookWish = z.strictObject({ url: z.string().max(2000) });

/** A new webhook. */
export class NewWebhook {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({
    type: String,
    description:
      'shown this once: each call has `Despatch-Signature: t=<unix time>,v1=<hex>`, the HMAC-SHA-256 with this secret over `<t>.<body>`',
  })
  secret!: string;
}

/** A webhook as its owner sees it. */
export class WebhookAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String, format: 'date-time' }) madeAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) failingSince!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) offAt!: Date | null;
}

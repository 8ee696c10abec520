import { BadRequestException } from '@nestjs/common';
import { webhookWish } from './webhook-answers';

/** The address that is to be told. @throws BadRequestException */
export function readWebhook(wish: unknown): string {
  const read = webhookWish.safeParse(wish);
  if (!read.success) throw new BadRequestException('url: the address that is to be told');
  return read.data.url;
}

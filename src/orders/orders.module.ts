import { Module } from '@nestjs/common';
import { ConfirmationRepository } from './confirmation.repository';
import { GraveWords } from './grave-words';
import { Inquiries } from './inquiries';
import { OrderDesk } from './order-desk';

@Module({ providers: [OrderDesk, GraveWords, Inquiries, ConfirmationRepository], exports: [OrderDesk, Inquiries] })
export class OrdersModule {}

import { Module } from '@nestjs/common';
import { ConfirmationRepository } from './confirmation.repository';
import { Inquiries } from './inquiries';
import { OrderDesk } from './order-desk';

@Module({ providers: [OrderDesk, Inquiries, ConfirmationRepository], exports: [OrderDesk, Inquiries] })
export class OrdersModule {}

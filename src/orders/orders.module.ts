import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module';
import { AddressWords } from './address-words';
import { Codes } from './codes';
import { ConfirmationRepository } from './confirmation.repository';
import { GraveWords } from './grave-words';
import { Inquiries } from './inquiries';
import { OrderDesk } from './order-desk';
import { ReminderWords } from './reminder-words';

@Module({
  imports: [PeopleModule],
  providers: [OrderDesk, GraveWords, AddressWords, Codes, Inquiries, ReminderWords, ConfirmationRepository],
  exports: [OrderDesk, Inquiries],
})
export class OrdersModule {}

import { Module } from '@nestjs/common';
import { PersonAddresses } from './person-address.repository';
import { PersonRepository } from './person.repository';

@Module({ providers: [PersonRepository, PersonAddresses], exports: [PersonRepository, PersonAddresses] })
export class PeopleModule {}

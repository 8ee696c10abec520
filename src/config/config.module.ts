import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Systems } from '../systems/systems';
import { dataFiles } from './data-files';
import { DiceSecrets, randomSecrets } from './dice-secrets';
import { Clock, systemClock } from './clock';
import { DnsResolver, SystemDns } from './dns-resolver';
import { HouseAddresses } from './house-addresses';
import { KeyGuesses } from './key-guesses';
import { Keys } from './keys';
import type { Settings } from './settings';
import { Stopping } from './stopping';

/** Injection token of the checked settings. */
export const SETTINGS = Symbol('settings');

/** What tests give in the place of chance, time and network, and the rule systems that they have read already. */
export interface GivenIn {
  clock?: Clock;
  diceSecrets?: DiceSecrets;
  dns?: DnsResolver;
  systems?: Systems;
}

/** What every module may use: settings, keys, the clock, the end and the rule systems. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings, secret: string, given: GivenIn): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: Keys, useValue: new Keys(secret, settings.oldSecret) },
        KeyGuesses,
        { provide: HouseAddresses, useValue: new HouseAddresses(settings) },
        { provide: Clock, useValue: given.clock ?? systemClock },
        { provide: DnsResolver, useValue: given.dns ?? new SystemDns() },
        { provide: Stopping, useFactory: () => new Stopping(settings.stopSeconds) },
        { provide: DiceSecrets, useValue: given.diceSecrets ?? randomSecrets },
        { provide: Systems, useFactory: () => given.systems ?? Systems.load(dataFiles(settings.dataOverlay)) },
      ],
      exports: [SETTINGS, Keys, KeyGuesses, HouseAddresses, Clock, DnsResolver, Stopping, DiceSecrets, Systems],
    };
  }
}

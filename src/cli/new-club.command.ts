import { Command } from 'commander';
import { say } from './output';
import { personOf } from './people-flags';
import { withApp } from './with-app';

/** `despatch new-club`: founds a club and mails its organiser a link to sign in. */
export function newClubCommand(): Command {
  return new Command('new-club')
    .description('found a club; its organiser is mailed a link to sign in')
    .argument('<name>', 'how the club is called')
    .requiredOption('--organiser <Name <address>>', 'who makes its games and says who belongs to it')
    .option('--zone <name>', "the organiser's time zone, an IANA name")
    .action(async (name: string, { organiser, zone }: { organiser: string; zone?: string }) => {
      const { readNewClub } = await import('../portal/member-wishes.js');
      const wish = readNewClub({ name, organiser: personOf(organiser, zone) });
      await withApp(async (app) => {
        const { Members } = await import('../portal/members.service.js');
        const club = await app.get(Members).found(wish);
        say(
          `${club.name} is founded: /clubs/${club.handle}. A link to sign in is on its way to ${wish.organiser.email}.`,
        );
      });
    });
}

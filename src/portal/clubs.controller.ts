import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { described } from '../api/described';
import { Act } from '../audit/act';
import { AccessGuard } from '../access/access.guard';
import { AccessKeys } from '../access/access-keys.service';
import { By, Needs, type Allowed } from '../access/needs';
import { ClubRepository } from '../clubs/club.repository';
import { ClubAnswer, KeyAnswer, MemberAnswer, NewKeyAnswer } from './club-answers';
import { Members } from './members.service';
import {
  pageStart,
  newClub,
  newKey,
  newMember,
  readNewClub,
  readNewKey,
  readNewMember,
  readRole,
} from './member-wishes';

const PAGE = 200;

/** Clubs: founded by the operator; members and keys by their organisers. */
@ApiTags('clubs')
@ApiBearerAuth()
@UseGuards(AccessGuard)
@Controller('api/clubs')
export class ClubsController {
  constructor(
    private readonly members: Members,
    private readonly clubs: ClubRepository,
    private readonly keys: AccessKeys,
  ) {}

  @Post()
  @Needs('service')
  @ApiOperation({ summary: 'Found a club: {name, organiser: {name, email}}. Its organiser is sent a link to sign in' })
  @ApiBody(described(newClub))
  @ApiCreatedResponse({ type: ClubAnswer })
  found(@Body() wish: unknown): Promise<ClubAnswer> {
    return this.members.found(readNewClub(wish));
  }

  @Get()
  @Needs('games:read')
  @ApiOperation({ summary: 'The clubs that you may see' })
  @ApiOkResponse({ type: [ClubAnswer] })
  async all(@By() { reach }: Allowed): Promise<ClubAnswer[]> {
    const clubs = reach === 'all' ? await this.clubs.all() : await this.clubs.byIds(reach);
    return clubs.map(({ name, handle }) => ({ name, handle }));
  }

  @Get(':club/members')
  @Needs('people')
  @ApiOperation({ summary: 'Members of a club with their roles, 200 at a time: ?search=, ?from=' })
  @ApiOkResponse({ type: [MemberAnswer] })
  list(
    @Param('club') club: string,
    @Query('search') search?: string,
    @Query('from') from?: string,
  ): Promise<MemberAnswer[]> {
    return this.members.list(club, { search: String(search ?? ''), limit: PAGE, from: pageStart(from) });
  }

  @Post(':club/members')
  @Act('gives a role: :role')
  @HttpCode(200)
  @Needs('people')
  @ApiOperation({ summary: 'Give somebody a role: {email, role, name?, zone?, paper?}. He is told by mail' })
  @ApiBody(described(newMember))
  @ApiOkResponse({ type: MemberAnswer })
  add(@Param('club') club: string, @Body() wish: unknown): Promise<MemberAnswer> {
    return this.members.add(club, readNewMember(wish));
  }

  @Delete(':club/members/:person/:role')
  @Act('takes a role: :role')
  @HttpCode(204)
  @Needs('people')
  @ApiOperation({ summary: 'Take a role from somebody. The last organiser stays' })
  remove(
    @Param('club') club: string,
    @Param('person', ParseUUIDPipe) person: string,
    @Param('role') role: string,
  ): Promise<void> {
    return this.members.remove(club, person, readRole(role));
  }

  @Get(':club/keys')
  @Needs('keys')
  @ApiOperation({ summary: 'Keys of a club: what they are for and when they were used last' })
  @ApiOkResponse({ type: [KeyAnswer] })
  async keysOf(@Param('club') club: string): Promise<KeyAnswer[]> {
    const { id } = await this.clubs.byHandle(club);
    return this.keys.of({ clubId: id });
  }

  @Post(':club/keys')
  @Act('a new key: :name')
  @Needs('keys')
  @ApiOperation({ summary: 'A new key: {name, scopes, days?}. It is shown this once' })
  @ApiBody(described(newKey))
  @ApiCreatedResponse({ type: NewKeyAnswer })
  async makeKey(@Param('club') club: string, @Body() wish: unknown, @By() { caller }: Allowed): Promise<NewKeyAnswer> {
    const { id } = await this.clubs.byHandle(club);
    return this.keys.makeForClub(id, caller, readNewKey(wish));
  }

  @Delete(':club/keys/:id')
  @Act('revokes a key: :key')
  @HttpCode(204)
  @Needs('keys')
  @ApiOperation({ summary: 'Revoke a key' })
  async revokeKey(@Param('club') club: string, @Param('id', ParseUUIDPipe) key: string): Promise<void> {
    const { id } = await this.clubs.byHandle(club);
    if (!(await this.keys.revoke({ clubId: id }, key))) throw new NotFoundException('There is no such key.');
  }
}

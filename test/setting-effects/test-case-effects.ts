import { randomUUID } from 'node:crypto'
import { refreshProfile } from '#accounts/team/manage-staff-member.server.ts'
import { findFreeTimes } from '#appointments/free-times/find-free-times.server.ts'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import { roomLinkFor } from '#appointments/room-link.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { sendReminders } from '#cases/reminders/send-reminders.server.ts'
import { swissDay } from '#platform/day.ts'
import { runInviteClock } from '#returns/next-year/invite.server.ts'
import { findTeam } from '#site/firm/find-team.server.ts'
import { aTalkingCase } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aPdf, aPerson } from '#test/cases.ts'
import type { World } from '#test/world.ts'
import type { Effect, Effects } from './test-effect.ts'

const monday = '2026-11-16T10:00:00Z'

async function remindedOn(other: World): Promise<string[]> {
  other.setNow(monday)
  const found = await aCase(other, {
    state: 'waiting_for_documents',
    checklist: [{ title: 'Permit', isRequired: true }],
  })
  for (let day = 0; day < 37; day++) {
    other.setNow(new Date(Date.parse(monday) + day * 24 * 60 * 60_000).toISOString())
    await sendReminders(other, [])
  }
  const sent = await other.db
    .selectFrom('remindersSent')
    .select('sentAt')
    .where('clientId', '=', found.client.id)
    .orderBy('sentAt')
    .execute()
  return sent.map(({ sentAt }) => swissDay(sentAt))
}
const defaultDays = ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10']

async function takesMore(other: World): Promise<boolean> {
  const found = await aCase(other)
  const send = (text: string) =>
    uploadDocument(other, {
      ...{ caseId: found.id, actor: actorOf(found.client), content: aPdf(text), declaredName: 'a.pdf' },
      checklistItemId: null,
    })
  await send('first')
  await other.db.updateTable('storedFiles').set({ sizeBytes: 2_000_000 }).execute()
  return (await send('second')).ok
}

const isFreeInThreeWeeks =
  (kind: AppointmentKind): Effect['seen'] =>
  async (other) => {
    await aTalkingCase(other)
    const requested = { kind, durationMinutes: 30, language: 'en' } as const
    const { times } = await findFreeTimes(other, requested, { from: '2026-12-10', to: '2026-12-10' })
    return times.length > 0
  }
const nextDayOnly = (intent: AppointmentKind): Effect => ({
  form: 'appointments',
  saved: {
    ...{ intent, lengths: '30', bufferBefore: '0', bufferAfter: '15', noticeHours: '1', daysAhead: '1' },
    ...{ maxPerDay: '4', 'channel-video': 'on', 'language-en': 'on' },
  },
  seen: isFreeInThreeWeeks(intent),
  ...{ before: true, after: false },
})

async function emailsToOwner(other: World): Promise<number> {
  const owner = await aPerson(other, { role: 'owner' })
  const { id: caseId, client } = await aCase(other)
  const message = { subject: 'Rent', body: 'Which form?', submissionKey: randomUUID() }
  await sendMessage(other, { ...message, caseId, actor: actorOf(client) })
  const emails = await other.db.selectFrom('emails').select('id').where('toAddress', '=', owner.email).execute()
  return emails.length
}

export const caseEffects: Effects = {
  reminder_first_days: {
    saved: { reminderFirstDays: '1' },
    seen: async (other) => (await remindedOn(other))[0],
    ...{ before: '2026-11-19', after: '2026-11-17' },
  },
  reminder_every_days: {
    saved: { reminderEveryDays: '2' },
    seen: remindedOn,
    ...{ before: defaultDays, after: ['2026-11-19', '2026-11-23', '2026-11-25', '2026-11-27'] },
  },
  reminder_max: { saved: { reminderMax: '2' }, seen: remindedOn, before: defaultDays, after: defaultDays.slice(0, 2) },
  reminder_hour: { saved: { reminderHour: '12' }, seen: remindedOn, before: defaultDays, after: [] },
  client_quota_mb: { saved: { quotaMb: '1' }, seen: takesMore, before: true, after: false },
  next_year_invite_on: {
    saved: { nextYearInviteOn: '17.11.2026' },
    seen: async (other) => {
      other.setNow('2026-11-17T09:00:00Z')
      await runInviteClock(other)
      return (await other.db.selectFrom('nextYearRuns').select('taxYear').execute()).length
    },
    ...{ before: 0, after: 1 },
  },
  team_shows_staff: {
    saved: { teamShowsStaff: 'on' },
    seen: async (other) => {
      const tim = await aPerson(other, { role: 'adviser', name: 'Tim Adler' })
      const profile = { name: 'Tim Adler', initials: '', languages: 'Rumantsch', specialities: 'Commuters' }
      await refreshProfile(other, actorOf(tim), tim.id, { ...profile, isPublic: 'yes' })
      return (await findTeam(other)).some(({ name }) => name === 'Tim Adler')
    },
    ...{ before: false, after: true },
  },
  staff_emails: {
    form: 'emails',
    saved: { 'messages:owner': 'off' },
    seen: emailsToOwner,
    ...{ before: 1, after: 0 },
  },
  talk_rules_included: nextDayOnly('included'),
  talk_rules_paid: nextDayOnly('paid'),
  'talk_rules_first-talk': nextDayOnly('first-talk'),
  'talk_rules_case-talk': nextDayOnly('case-talk'),
  meeting_rooms_base: {
    form: 'appointments',
    saved: { intent: 'rooms', rooms: 'https://meet.example.com' },
    seen: async (other) => {
      const { adviser } = await aTalkingCase(other)
      return (await roomLinkFor(other, 'video', adviser.id))?.startsWith('https://meet.example.com/') ?? null
    },
    ...{ before: null, after: true },
  },
}

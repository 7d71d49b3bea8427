import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { expiringFacts } from '#company/claims/claims.ts'
import { listClaims } from '#company/claims/staff/list-claims.server.ts'
import { type Fact, facts } from '#content/facts.ts'
import { findBackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import { instantOf, swissDay } from '#platform/day.ts'
import { formatDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { endOfSwissDay } from '#platform/working-days.ts'
import { flaggedContentItems } from '#publishing/editor/items/flagged-content-items.server.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { listWaitingApplications } from '#site/careers/staff/application-list-db.server.ts'
import { topicLabel } from '#site/contact/lead.ts'
import { listWaitingLeads } from '#site/contact/lead-db.server.ts'
import { type AnswerBy, answerBy, applicantDays } from '#site/correspondence/answer-clock.ts'
import type { TaskScope } from './case-tasks.server.ts'
import { moreTask, type Task } from './task.ts'
import { findOfficeTasks } from './work-db.server.ts'

const copy = () => t(adminTexts.officeTasks)

const mostOfKind = 5
const mostRegistrations = 3
/** Figures of the law are checked this many days before they expire. */
const factDays = 60
/** Working days within which texts, claims and figures are to be checked. */
const editorDays = 5

type Deps = Pick<Services, 'db' | 'now' | 'log' | 'config'>

/** Registrations, and for admins deletion requests, texts, claims, figures and backups. */
export async function listOfficeTasks(services: Deps, { scope }: TaskScope, person: Person): Promise<Task[]> {
  const { registrations, deletions, deletionsSince, textsInReview } = await findOfficeTasks(services.db, scope)
  const isAdmin = scope === null
  const toDecide = registrations.slice(0, mostRegistrations).map(
    ({ id, name, at }): Task => ({
      ...{ area: 'registrations', key: `registration ${id}`, to: `/admin/clients/${id}`, button: copy().decide },
      ...{ title: copy().registrationOf(name), reason: copy().cannotSignIn, since: new Date(at), days: 0 },
    }),
  )
  return [
    ...toDecide,
    ...(registrations.length > mostRegistrations
      ? moreTask({ area: 'registrations', to: '/admin/clients?status=pending', after: toDecide.at(-1) })
      : []),
    ...(may(person, 'client.delete') && deletions > 0
      ? [
          {
            ...({ area: 'deletions', key: 'deletions', to: '/admin/deletions', button: copy().decide } as const),
            title: plural('en', deletions, { one: copy().oneDeletion, other: copy().deletions(deletions) }),
            ...{ reason: copy().deletionReason, since: deletionsSince ?? undefined, days: 3 },
          },
        ]
      : []),
    ...(isAdmin && textsInReview > 0
      ? [
          {
            ...({ area: 'texts', key: 'review', to: '/admin/content?state=in-review', button: copy().read } as const),
            title: plural('en', textsInReview, { one: copy().oneText, other: copy().texts(textsInReview) }),
            ...{ reason: copy().textReason, days: editorDays },
          },
        ]
      : []),
    ...(await listFlagged(services)),
    ...(isAdmin ? [...(await listExpiredClaims(services)), ...(await listBackupTrouble(services))] : []),
    ...listFacts(services.now()),
  ]
}

export async function listEnquiryTasks({ db, now, ownIds, isEveryone }: TaskScope): Promise<Task[]> {
  const { leads, count } = await listWaitingLeads(db, isEveryone ? mostOfKind : 50)
  const own = leads.filter(({ assignedTo }) => isEveryone || assignedTo === null || ownIds.includes(assignedTo))
  const shown = own.slice(0, mostOfKind)
  const tasks = shown.map(
    ({ number, name, topic, subject, scenario, createdAt, waitingSince, assigneeName }): Task => ({
      ...{ area: 'enquiries', key: `enquiry ${number}`, title: copy().enquiryFrom(name) },
      reason: `${subject ?? topicLabel(topic)}${scenario === null ? '' : copy().fromCalculator}`,
      ...{ to: `/admin/contacts/${number}`, button: copy().reply, who: assigneeName },
      due: instantBy(answerBy(waitingSince ?? createdAt, now)),
    }),
  )
  const rest = (isEveryone ? count : own.length) - shown.length
  return [
    ...tasks,
    ...moreTask({ area: 'enquiries', to: '/admin/contacts?state=waiting', count: rest, after: tasks.at(-1) }),
  ]
}

export async function listApplicationTasks({ db, now }: TaskScope): Promise<Task[]> {
  const { applications, count } = await listWaitingApplications(db, 3)
  const tasks = applications.map(
    ({ number, name, createdAt, waitingSince, ...applied }): Task => ({
      ...{ area: 'applications', key: `application ${number}`, title: copy().applicationOf(name) },
      ...{ reason: positionLabel(applied), to: `/admin/applications/${number}`, button: copy().reply },
      due: instantBy(answerBy(waitingSince ?? createdAt, now, applicantDays)),
    }),
  )
  const all = { to: '/admin/applications?stage=waiting', count: count - tasks.length, after: tasks.at(-1) }
  return [...tasks, ...moreTask({ area: 'applications', ...all })]
}

function instantBy({ on, at }: Pick<AnswerBy, 'on' | 'at'>): Date {
  return (at === '24:00' ? null : instantOf(`${on}T${at}`)) ?? endOfSwissDay(on)
}

async function listFlagged(services: Pick<Deps, 'db' | 'now'>): Promise<Task[]> {
  const flagged = await flaggedContentItems(services)
  const tasks = flagged.slice(0, mostOfKind).map(
    ({ id, title, version, isPublic, flags }): Task => ({
      ...{ area: 'texts', key: `text ${id} ${version}`, title: copy().checkText(title) },
      reason: `${isPublic ? copy().visible : ''}${flags.map(({ reference }) => reference).join(', ')}`,
      ...{ to: `/admin/content/${id}`, button: copy().openText, days: isPublic ? 1 : editorDays },
    }),
  )
  const all = { count: flagged.length - tasks.length, to: '/admin/content', after: tasks.at(-1) }
  return [...tasks, ...moreTask({ area: 'texts', ...all })]
}

/** Advertising claims whose evidence has expired. The site treats them as unproven until staff renew it. */
async function listExpiredClaims(services: Pick<Deps, 'db' | 'now' | 'log'>): Promise<Task[]> {
  const { rows } = await listClaims(services)
  return rows.flatMap(({ id, value, text, evidence }) =>
    evidence?.hasRunOut
      ? [
          {
            ...({ area: 'claims', key: `claim ${id}`, title: copy().claim(`${value} ${text}`) } as const),
            reason: copy().evidenceExpired(formatDate(evidence.validUntil ?? '')),
            ...{ to: `/admin/claims/${id}`, button: copy().renew, days: editorDays },
          },
        ]
      : [],
  )
}

function listFacts(now: Date): Task[] {
  return expiringFacts<Fact>(facts, swissDay(now), factDays).map(({ id, what, source, validUntil, isExpired }) => ({
    ...{ area: 'figures', key: `fact ${id}`, title: what, to: source.href, button: copy().openSource },
    reason: isExpired
      ? copy().factExpired(formatDate(validUntil), source.title)
      : copy().factExpires(formatDate(validUntil), source.title),
    days: editorDays,
  }))
}

/** Problem with backups. A missing storage location is a problem only in production. */
async function listBackupTrouble(services: Deps): Promise<Task[]> {
  const trouble = await findBackupTrouble(services)
  if (!trouble || (trouble === 'no-place' && !services.config.isProduction)) return []
  return [
    {
      ...{ area: 'backups', key: 'backups', title: copy().backups, reason: t(adminTexts.backup).troubles[trouble] },
      ...{ to: '/admin/settings/backups', button: copy().openBackups, due: services.now() },
    },
  ]
}

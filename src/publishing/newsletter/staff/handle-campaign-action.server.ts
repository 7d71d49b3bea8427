import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { type AdminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { emailForm } from '#publishing/newsletter/campaigns/campaign.ts'
import { findCampaign } from '#publishing/newsletter/campaigns/campaign-db.server.ts'
import { campaignEmail } from '#publishing/newsletter/campaigns/campaign-email.server.tsx'
import { emailOf } from '#publishing/newsletter/campaigns/render-campaign.server.ts'
import {
  type Step,
  startCampaign,
  steerCampaign,
  steps,
} from '#publishing/newsletter/campaigns/start-campaign.server.ts'
import { dropEmail, writeLetter } from '#publishing/newsletter/campaigns/write-campaign-email.server.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { listPublished } from '#site/published/list-published.server.ts'

const copy = () => t(publishingStaffTexts.handleCampaignAction)

export type CampaignAnswer = { fields: FieldErrors; text: string | null; submitted: HandleCampaignActionValues | null }
type HandleCampaignActionValues = { subject: string; introduction: string; topics: string[]; paths: string[] }

const list = '/admin/newsletter'

export async function handleCampaignAction(ctx: AdminContext, id: string, form: FormData) {
  const { services, actor } = ctx
  const intent = String(form.get('intent') ?? '')
  const version = Number(form.get('version'))
  const path = `${list}/${id}`
  const step = steps.find((name): name is Step => name === intent)
  if (step) {
    const outcome = await steerCampaign(services, { id, step, actor })
    if (outcome.ok) throw doneAt(path, `campaign-${step}`)
    return refuse(outcome.reason)
  }
  if (intent === 'drop') {
    if (await dropEmail(services, id, actor)) throw doneAt(list, 'letter-dropped')
    return refuse('not-a-draft')
  }
  if (intent === 'test') {
    if (await sendTest(services, id, actor)) throw doneAt(path, 'letter-tested')
    throw notFound()
  }
  if (intent === 'start') {
    const outcome = await startCampaign(services, { id, version, actor })
    if (outcome.ok) throw doneAt(path, 'campaign-started')
    return refuse(outcome.reason)
  }
  if (intent !== 'save') throw notFound()
  return save(ctx, id, version, form)
}

async function save({ services, actor }: AdminContext, id: string, version: number, form: FormData) {
  const submitted = {
    subject: String(form.get('subject') ?? ''),
    introduction: String(form.get('introduction') ?? ''),
    topics: form.getAll('topics').map(String),
    locale: String(form.get('locale') ?? ''),
    paths: form.getAll('entries').map(String),
  }
  const parsed = emailForm.safeParse(submitted)
  if (!parsed.success) {
    const fields = fieldErrors(parsed.error, t(newsletterTexts.campaign).fields)
    return data<CampaignAnswer>({ fields, text: null, submitted }, { status: 422 })
  }
  const published = await listPublished(services)
  const outcome = await writeLetter(services, { id, version, submitted: parsed.data, published, actor })
  if (outcome.ok) throw doneAt(`${list}/${id}`, 'letter-saved')
  return refuse(outcome.reason, submitted)
}

type Reason = keyof (typeof publishingStaffTexts.adminNewsletter)['refused'] | 'unknown'

function refuse(reason: Reason, submitted: HandleCampaignActionValues | null = null) {
  if (reason === 'unknown') throw notFound()
  return data<CampaignAnswer>(
    { fields: {}, text: t(publishingStaffTexts.adminNewsletter).refused[reason], submitted },
    { status: 409 },
  )
}

function sendTest(services: Pick<Services, 'db' | 'config'>, id: string, actor: Reader): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const campaign = await findCampaign(tx, id)
    if (!campaign?.subject) return false
    await queueEmail(tx, {
      eventKey: `campaign-test:${randomUUID()}`,
      to: actor.person.email,
      emailContent: () => {
        const { subject, body } = campaignEmail({ ...emailOf(services, campaign), archivePath: null, token: null })
        return { subject: copy().test(subject), body }
      },
    })
    await recordAudit(tx, actor, { action: 'campaign.tested', object: { type: 'campaign', id } })
    return true
  })
}

type Reader = Parameters<typeof recordAudit>[1] & { person: { email: string } }

import * as setupTexts from '#admin/locales/en-setup.ts'
import { listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { findPlaceholders, readFacts } from '#company/read-company.server.ts'
import { findLastEnded } from '#platform/backup/backup-run-db.server.ts'
import { findBackupTrouble, readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { type TestPaymentStage, testPayment, testPaymentStage } from '#shop/test-payment/test-payment.ts'
import {
  findCompanySavedAt,
  findLastPaymentEvent,
  findProviderTest,
  findTestEmail,
  listActiveStaff,
} from './setup-db.server.ts'
import { legalState, paymentMode, paymentState } from './setup-rules.ts'
import { legalPagesConfirmed, testEmailArrived } from './setup-settings.ts'

export type SetupStep = {
  item: keyof typeof setupTexts.setupItems
  state: 'done' | 'bad' | 'open'
  text: string
  isTestable?: boolean
  testPayment?: TestPaymentStage
}

type SetupDeps = Pick<Services, 'db' | 'log' | 'config' | 'now' | 'scanner'>

/** What a firm must do before it opens, with what is known about each step. The sender's DNS records are apart. */
export async function findSetup(services: SetupDeps, address: string): Promise<SetupStep[]> {
  const steps = [
    findCompany(services),
    findBank(services),
    findEmail(services, address),
    findPayment(services),
    findBackup(services),
    findScanner(services),
    findTwoStep(services),
    findHours(services),
    findLegal(services),
  ]
  return Promise.all(steps)
}

/** Steps left, without the DNS records of the sender, for which name servers would have to be asked each time. */
export async function countOpenSteps(services: SetupDeps, address: string): Promise<number> {
  return (await findSetup(services, address)).filter(({ state }) => state !== 'done').length
}

const words = () => t(setupTexts.setupStates)

async function findCompany({ db }: SetupDeps): Promise<SetupStep> {
  const [missing, savedAt] = await Promise.all([findPlaceholders({ db }), findCompanySavedAt(db)])
  if (missing.length > 0) return { item: 'company', state: 'open', text: words().exampleFacts(missing.length) }
  return { item: 'company', state: 'done', text: words().companySaved(savedAt && formatDateTime(savedAt)) }
}

async function findBank(services: SetupDeps): Promise<SetupStep> {
  const { iban, qrIban } = await readFacts(services)
  if (!iban) return { item: 'bank', state: qrIban ? 'bad' : 'open', text: qrIban ? words().onlyQrIban : words().noIban }
  return { item: 'bank', state: 'done', text: words().ibans(iban, qrIban) }
}

async function findEmail({ db, log, config }: SetupDeps, address: string): Promise<SetupStep> {
  const item = 'email'
  if (!config.SMTP_URL) return { item, state: 'open', text: words().noMailServer }
  const [last, arrived] = await Promise.all([findTestEmail(db, address), readSetting({ db, log }, testEmailArrived)])
  if (arrived) return { item, state: 'done', text: words().emailArrived(formatDateTime(arrived)) }
  if (!last) return { item, state: 'open', text: words().noTestEmail(address) }
  if (last.sentAt) return { item, state: 'open', text: words().emailSent(address, formatDateTime(last.sentAt)) }
  const [error = ''] = (last.lastError ?? '').split('\n')
  if (last.lastError) return { item, state: 'bad', text: words().emailFailed(error.slice(0, 200)) }
  return { item, state: 'open', text: words().emailWaits(formatDateTime(last.createdAt)) }
}

async function findPayment({ db, log, config }: SetupDeps): Promise<SetupStep> {
  const item = 'payment'
  if (config.PAYMENTS !== 'stripe') return { item, state: 'open', text: words().sandbox }
  const [tested, eventAt, test] = await Promise.all([
    findProviderTest(db, 'payments'),
    findLastPaymentEvent(db, 'stripe'),
    readSetting({ db, log }, testPayment),
  ])
  const key = tested ? (tested.outcome === 'ok' ? 'good' : 'bad') : 'untested'
  const stage = testPaymentStage(test)
  const at = test ? formatDateTime(new Date(test.startedAt)) : ''
  const webhook = `${config.PUBLIC_URL}/api/webhooks/payments`
  const text = [
    words().modes[paymentMode(config.STRIPE_SECRET_KEY ?? '')],
    ...(tested ? [words().keyTested(key === 'good', formatDateTime(tested.at))] : []),
    ...(!tested && stage !== 'done' ? [words().keyNotTested] : []),
    ...(eventAt ? [words().eventArrived(formatDateTime(eventAt))] : stage === 'none' ? [words().noEvent] : []),
    words().testPayment[stage]({ at, webhook, delay: test?.delaySeconds ?? null }),
  ]
  const state = paymentState({ key, hasEvent: eventAt !== null, stage })
  return { item, state, text: text.join(' '), isTestable: true, testPayment: stage }
}

async function findBackup(services: SetupDeps): Promise<SetupStep> {
  const item = 'backup'
  const [{ address }, last, trouble] = await Promise.all([
    readBackupSettings(services),
    findLastEnded(services.db, 'backup'),
    findBackupTrouble(services),
  ])
  if (!address) return { item, state: 'open', text: words().noBackupPlace }
  const isElsewhere = address.startsWith('s3://')
  const place = isElsewhere ? words().backupElsewhere(address) : words().backupFolder(address)
  const good = last?.goodAt ? words().goodBackup(formatDateTime(last.goodAt)) : words().noGoodBackup
  const state = trouble ? 'bad' : last?.goodAt ? 'done' : 'open'
  return { item, state, text: `${place} ${good}` }
}

async function findScanner({ db, scanner }: SetupDeps): Promise<SetupStep> {
  const item = 'scanner'
  if (!scanner) return { item, state: 'open', text: words().noScanner }
  const tested = await findProviderTest(db, 'scanner')
  // Before the test file was introduced, tests ended with "ok" and showed only that the scanner answers.
  if (!tested || tested.outcome === 'ok')
    return { item, state: 'open', text: words().scannerNotTested, isTestable: true }
  const isBlocked = tested.outcome === 'blocked'
  const text = words().scannerTested(isBlocked, formatDateTime(tested.at))
  return { item, state: isBlocked ? 'done' : 'bad', text, isTestable: true }
}

async function findTwoStep({ db }: SetupDeps): Promise<SetupStep> {
  const staff = await listActiveStaff(db)
  const without = staff.filter(({ twoFactorEnabled }) => !twoFactorEnabled).map(({ name }) => name)
  return without.length > 0
    ? { item: 'twoStep', state: 'open', text: words().twoStepMissing(without) }
    : { item: 'twoStep', state: 'done', text: words().twoStepOn(staff.length) }
}

async function findHours({ db }: SetupDeps): Promise<SetupStep> {
  const calendars = await listCalendars(db)
  const bookable = calendars.filter(({ isBookable }) => isBookable).map(({ name }) => name)
  return bookable.length > 0
    ? { item: 'hours', state: 'done', text: words().bookable(bookable) }
    : { item: 'hours', state: 'open', text: words().nobodyBookable }
}

async function findLegal({ db, log }: SetupDeps): Promise<SetupStep> {
  const [confirmed, savedAt, missing] = await Promise.all([
    readSetting({ db, log }, legalPagesConfirmed),
    findCompanySavedAt(db),
    findPlaceholders({ db }),
  ])
  const item = 'legal'
  const state = legalState({ confirmed, savedAt, hasPlaceholders: missing.length > 0 })
  const text = words().legal[state](formatDateTime(confirmed || new Date(0)))
  return { item, state: state === 'confirmed' ? 'done' : 'open', text }
}

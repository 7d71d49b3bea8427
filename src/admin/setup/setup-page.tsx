import { data, Link, redirect } from 'react-router'
import { reauthWords } from '#accounts/account-errors.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { doneAt } from '#admin/notices.server.ts'
import { sendTestEmail } from '#admin/settings/notifications/send-test-email.server.tsx'
import { testProvider, withoutSecrets } from '#admin/settings/providers/try-provider.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findPlaceholders } from '#company/read-company.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import type { Setting } from '#platform/settings/setting.ts'
import { readSetting, saveSettings } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { refundTestPayment } from '#shop/test-payment/receive-test-payment.server.ts'
import { startTestPayment } from '#shop/test-payment/start-test-payment.server.ts'
import type { Route } from './+types/setup-page'
import { checkSender, domainOf } from './check-sender.server.ts'
import { findSetup } from './find-setup.server.ts'
import { openSite } from './open-site.server.ts'
import { OpenSitePanel, type ReauthError, type SiteState } from './open-site-panel.tsx'
import setupStyles from './setup.css?url'
import { findTestEmail } from './setup-db.server.ts'
import { dkimSelector, legalPagesConfirmed, testEmailArrived } from './setup-settings.ts'
import { Step } from './setup-step.tsx'
import { viewSender } from './view-sender.ts'

const copy = () => t(setupTexts.setupPage)
const path = '/admin/settings/setup'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().title)
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: setupStyles }]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  const { config } = services
  const domain = domainOf(config.MAIL_FROM ?? '')
  const selector = await readSetting(services, dkimSelector)
  const [known, records] = await Promise.all([
    findSetup(services, person.email),
    domain ? checkSender(domain, selector) : null,
  ])
  const sender = viewSender(records, { smtpHost: config.SMTP_URL ? new URL(config.SMTP_URL).hostname : null, person })
  const [company, bank, ...others] = known
  const steps = [company, bank, sender.step, ...others].filter((step) => step !== undefined)
  const site: SiteState | null = config.isProduction
    ? {
        openedAt: await readSetting(services, siteOpenedAt),
        hasPlaceholders: company?.state !== 'done',
        isOwner: may(person, 'company.write'),
        needsCode: needsCode(currentUserOf(context)),
      }
    : null
  const { proposals } = sender
  return { site, steps, proposals, dkimSelector: selector, hidesDone: url.searchParams.get('show') === 'open' }
}

type Answer = { problem?: string; reauth?: ReauthError; selector?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const { intent, password = '', code = '', selector = '' } = textsOf(await readForm(request))
  switch (intent) {
    case 'open': {
      const metadata = requestMetadata(context, request)
      const outcome = await openSite(services, currentUserOf(context), { password, code }, metadata)
      if (outcome.ok) throw doneAt(path, 'site-opened')
      if (outcome.reason === 'not-allowed') throw forbidden()
      if (outcome.reason === 'facts-missing') return data<Answer>({ problem: copy().factsMissing }, { status: 409 })
      const { status, ...reauth } = reauthWords(outcome)
      return data<Answer>({ reauth }, { status })
    }
    case 'email':
      await sendTestEmail(services, actor)
      await save(services, actor, testEmailArrived, '')
      throw doneAt(path, 'test-letter')
    case 'arrived': {
      const last = await findTestEmail(services.db, actor.person.email)
      if (!last?.sentAt) return data<Answer>({ problem: copy().notSent }, { status: 409 })
      await save(services, actor, testEmailArrived, services.now().toISOString())
      throw doneAt(path, 'settings')
    }
    case 'dkim': {
      const value = selector.trim()
      if (!dkimSelector.schema.safeParse(value).success) return data<Answer>({ selector }, { status: 422 })
      await save(services, actor, dkimSelector, value)
      throw doneAt(path, 'settings')
    }
    case 'pay-test':
    case 'refund-test':
      return testPaymentAnswer(services, actor, intent)
    case 'legal':
      if ((await findPlaceholders(services)).length > 0)
        return data<Answer>({ problem: copy().stillExamples }, { status: 409 })
      await save(services, actor, legalPagesConfirmed, services.now().toISOString())
      throw doneAt(path, 'settings')
    default: {
      const outcome = await testProvider(services, { id: intent === 'scanner' ? 'scanner' : 'payments', actor })
      if (outcome.ok) throw doneAt(path, 'provider-tested')
      return data<Answer>({
        problem: [copy().testFailed, outcome.payload && copy().response(outcome.payload)].filter(Boolean).join(' '),
      })
    }
  }
}

async function testPaymentAnswer(services: Services, actor: Actor, intent: 'pay-test' | 'refund-test') {
  const returnUrl = services.config.PUBLIC_URL + path
  try {
    if (intent === 'pay-test')
      return redirect(await startTestPayment(services, { actor, title: copy().testPaymentTitle, returnUrl }), 303)
    if (await refundTestPayment(services)) return doneAt(path, 'test-payment-refunded')
    return data<Answer>({ problem: copy().notPaid }, { status: 409 })
  } catch (error) {
    services.log.warn({ err: error }, 'the test payment failed')
    const problem = `${copy().testFailed} ${copy().response(withoutSecrets(services.config, error))}`
    return data<Answer>({ problem }, { status: 502 })
  }
}

async function save(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  setting: Setting<string>,
  value: string,
): Promise<void> {
  const by = { actor, role: actor.person.role, at: now() }
  await db.transaction().execute((tx) => saveSettings(tx, [{ setting, value }], by))
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { site, steps, hidesDone, ...loaded } = loaderData
  const typed = actionData?.selector
  const sender = {
    proposals: loaded.proposals,
    dkimSelector: typed ?? loaded.dkimSelector,
    dkimError: typed === undefined ? undefined : copy().badSelector,
  }
  const left = steps.filter(({ state }) => state !== 'done')
  const done = steps.length - left.length
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panel-stack mt-32 setup-panel">
        {actionData?.problem && (
          <Note kind="bad" live>
            {actionData.problem}
          </Note>
        )}
        {site && <OpenSitePanel site={site} error={actionData?.reauth} />}
        <Panel
          title={copy().title}
          end={<Link to={hidesDone ? path : `${path}?show=open`}>{hidesDone ? copy().showDone : copy().hideDone}</Link>}
        >
          <p className="soft t16">{copy().intro}</p>
          <p className="setup-progress mt-16">
            <b>{copy().progress(done, steps.length)}</b>
            <span className="soft">{copy().left(left.length)}</span>
          </p>
          <progress value={done} max={steps.length} aria-label={copy().progress(done, steps.length)} />
          {hidesDone && left.length === 0 && <p className="soft mt-16">{copy().allDone}</p>}
          <ul className="setup-steps mt-16">
            {(hidesDone ? left : steps).map((step) => (
              <Step key={step.item} step={step} sender={sender} />
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

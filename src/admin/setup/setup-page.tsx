import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { reauthWords } from '#accounts/account-errors.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { doneAt } from '#admin/notices.server.ts'
import { sendTestEmail } from '#admin/settings/notifications/send-test-email.server.tsx'
import { testProvider } from '#admin/settings/providers/try-provider.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findPlaceholders } from '#company/read-company.server.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import type { Setting } from '#platform/settings/setting.ts'
import { readSetting, saveSettings } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/setup-page'
import { checkSender, domainOf } from './check-sender.server.ts'
import { findSetup, type SetupStep } from './find-setup.server.ts'
import { openSite } from './open-site.server.ts'
import { OpenSitePanel, type ReauthError, type SiteState } from './open-site-panel.tsx'
import setupStyles from './setup.css?url'
import { findTestEmail } from './setup-db.server.ts'
import { legalPagesConfirmed, testEmailArrived } from './setup-settings.ts'
import { type SenderView, viewSender } from './view-sender.ts'

const copy = () => t(setupTexts.setupPage)
const path = '/admin/settings/setup'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().title)
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: setupStyles }]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  const { config } = services
  const domain = domainOf(config.MAIL_FROM ?? '')
  const [known, records] = await Promise.all([findSetup(services, person.email), domain ? checkSender(domain) : null])
  const sender = viewSender(records, { smtpHost: config.SMTP_URL ? new URL(config.SMTP_URL).hostname : null, person })
  const [company, bank, ...others] = known
  const steps = [company, bank, sender.step, ...others].filter((step) => step !== undefined)
  const site: SiteState | null = config.isProduction
    ? {
        openedAt: await readSetting(services, siteOpenedAt),
        hasPlaceholders: company?.state !== 'done',
        isOwner: person.role === 'owner',
        needsCode: needsCode(currentUserOf(context)),
      }
    : null
  return { site, steps, proposals: sender.proposals, hidesDone: url.searchParams.get('show') === 'open' }
}

type Answer = { problem?: string; reauth?: ReauthError }

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'settings.write')
  const { intent, password = '', code = '' } = textsOf(await readForm(request))
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

async function save(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  setting: Setting<string>,
  value: string,
): Promise<void> {
  const by = { actor, role: actor.person.role, at: now() }
  await db.transaction().execute((tx) => saveSettings(tx, [{ setting, value }], by))
}

const colours = { done: 'done', bad: 'bad', open: 'wait' } as const

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { site, steps, proposals, hidesDone } = loaderData
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
              <Step key={step.item} step={step} proposals={proposals} />
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

function Step({ step, proposals }: { step: SetupStep; proposals: SenderView['proposals'] }) {
  const { item, state, text } = step
  return (
    <li>
      <Status kind={colours[state]}>{copy().states[state]}</Status>
      <div>
        <h3>{t(setupTexts.setupItems)[item]}</h3>
        <p>{text}</p>
        {item === 'sender' &&
          proposals.map(({ name, text: record }) => (
            <div key={name} className="mt-8">
              <p>{copy().record(name)}</p>
              <code>{record}</code>
            </div>
          ))}
        <div className="setup-actions">{actionsOf(step)}</div>
      </div>
    </li>
  )
}

function actionsOf({ item, state, isTestable }: SetupStep): ReactNode {
  const isDone = state === 'done'
  switch (item) {
    case 'sender':
      return <Link to={path}>{copy().checkAgain}</Link>
    case 'email':
      return (
        <>
          {!isDone && <Act intent="arrived" label={copy().arrived} />}
          <Act intent="email" label={isDone ? copy().sendAgain : copy().sendEmail} />
        </>
      )
    case 'payment':
      return isTestable && <Act intent="payments" label={copy().testKey} />
    case 'scanner':
      return isTestable && <Act intent="scanner" label={copy().testScanner} />
    case 'legal':
      return (
        <>
          {setupTexts.legalLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          {!isDone && <Act intent="legal" label={copy().confirmLegal} />}
        </>
      )
    default: {
      const { to, label } = setupTexts.setupLinks[item]
      return <Link to={to}>{label}</Link>
    }
  }
}

function Act({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value={intent} kind="outline" size="dense">
        {label}
      </Button>
    </Form>
  )
}

import { data, Form, Link } from 'react-router'
import { reauthWords } from '#accounts/account-errors.ts'
import { apiAccess, apiScopes, apiTokenDays, maxApiTokenName } from '#accounts/api-tokens/api-token.ts'
import { listApiTokens } from '#accounts/api-tokens/api-token-db.server.ts'
import {
  type CreateApiTokenOutcome,
  createApiToken,
  endApiToken,
} from '#accounts/api-tokens/manage-api-tokens.server.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/tokens-page'
import { readDrafts } from './draft-message.server.ts'
import * as apiTexts from './locales/en.ts'

const copy = () => t(apiTexts.apiTokens)
const path = '/admin/api-tokens'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().title)

export async function loader(args: Route.LoaderArgs) {
  const { services, person, scope } = adminContext(args, 'admin.use')
  const isOn = await readSetting(services, apiAccess)
  const tokens = await listApiTokens(services.db, person.id, services.now())
  return {
    isOn,
    tokens: tokens.map(({ personId: _, ...token }) => token),
    drafts: isOn ? (await readDrafts(services, { person, scope })).drafts : [],
    site: services.config.PUBLIC_URL,
    hasSecondFactor: person.twoFactorEnabled,
    needsCode: needsCode(currentUserOf(args.context)),
  }
}

type FieldName = 'name' | 'scopes' | 'days' | 'password' | 'code' | 'form'
type Answer = {
  token?: string
  error?: { field: FieldName; text: string }
  values: Record<string, string>
  chosen: string[]
}

/** Responds with the new token instead of redirecting, so that it never appears in a URL. */
export async function action(args: Route.ActionArgs) {
  const { services, actor } = adminContext(args, 'admin.use')
  const form = await readForm(args.request)
  const values = textsOf(form)
  const { intent, name = '', days = '', password = '', code = '', id = '' } = values
  if (intent === 'revoke') {
    if (!(await endApiToken(services, actor, id))) throw notFound()
    throw doneAt(path, 'api-token-revoked')
  }
  const chosen = form.getAll('scopes').map(String)
  const user = currentUserOf(args.context)
  const metadata = requestMetadata(args.context, args.request)
  const outcome = await createApiToken(services, user, { name, days, scopes: chosen, password, code }, metadata)
  if (outcome.ok) return data<Answer>({ token: outcome.token, values: {}, chosen: [] })
  const { status, ...error } = errorOf(outcome)
  return data<Answer>({ error, values: { name, days }, chosen }, { status })
}

function errorOf(refusal: Exclude<CreateApiTokenOutcome, { ok: true }>): {
  field: FieldName
  text: string
  status: number
} {
  const { errors } = copy()
  switch (refusal.reason) {
    case 'no-name':
    case 'name-too-long':
      return { field: 'name', text: errors[refusal.reason], status: 422 }
    case 'no-scope':
    case 'unknown-scope':
      return { field: 'scopes', text: errors[refusal.reason], status: 422 }
    case 'unknown-days':
      return { field: 'days', text: errors[refusal.reason], status: 422 }
    case 'api-off':
    case 'no-second-factor':
    case 'too-many-tokens':
      return { field: 'form', text: errors[refusal.reason], status: 409 }
    default:
      return reauthWords(refusal)
  }
}

export default function TokensPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, tokens, hasSecondFactor } = loaderData
  return (
    <>
      <AppHeader title={copy().title} before={<BackLink to="/admin/settings">{copy().backToSettings}</BackLink>}>
        <span className="soft">{copy().lead}</span>
      </AppHeader>
      <div className="panel-stack mt-32">
        {!isOn && (
          <Note kind="info" title={copy().offTitle}>
            {copy().off}
          </Note>
        )}
        {actionData?.token && (
          <Note kind="done" live title={copy().created}>
            {copy().copyNow} <code className="token">{actionData.token}</code>
          </Note>
        )}
        {isOn && !hasSecondFactor && (
          <Note kind="warn" title={copy().secondFactorTitle}>
            {copy().secondFactor} <Link to="/admin/second-factor">{copy().setUp}</Link>
          </Note>
        )}
        {isOn && hasSecondFactor && <CreateForm {...loaderData} answer={actionData} />}
        {(isOn || tokens.length > 0) && <TokenList tokens={tokens} />}
        {isOn && <Addresses site={loaderData.site} />}
        {isOn && <DraftList drafts={loaderData.drafts} />}
      </div>
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function TokenList({ tokens }: Pick<Loaded, 'tokens'>) {
  return (
    <Panel title={copy().yourTokens}>
      {tokens.length === 0 ? (
        <p className="soft mt-8">{copy().none}</p>
      ) : (
        <Table
          caption={copy().yourTokens}
          hideCaption
          rows={tokens}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: copy().name,
              rowHeader: true,
              cell: ({ name, hint }) => (
                <>
                  <b>{name}</b> <span className="soft t14">{copy().endsWith(hint)}</span>
                </>
              ),
            },
            {
              key: 'scopes',
              header: copy().scopes,
              cell: ({ scopes }) => scopes.map((scope) => copy().scope[scope]).join(', '),
            },
            {
              key: 'used',
              header: copy().lastUsed,
              cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : copy().never),
            },
            { key: 'expires', header: copy().expires, cell: ({ expiresAt }) => formatDate(expiresAt) },
            {
              key: 'revoke',
              header: copy().revoke,
              cell: ({ id, name }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="revoke" />
                  <Button name="id" value={id} kind="outline" size="dense">
                    {copy().revoke} <span className="visually-hidden">{name}</span>
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}

function CreateForm({ needsCode: isCodeNeeded, answer }: Loaded & { answer: Answer | undefined }) {
  const { error, values = {}, chosen = [] } = answer ?? {}
  const errorAt = (field: FieldName) => (error?.field === field ? error.text : undefined)
  const [password, code] = [errorAt('password'), errorAt('code')]
  return (
    <Panel title={copy().newToken}>
      {errorAt('form') && (
        <Note kind="bad" live title={copy().notCreated}>
          {errorAt('form')}
        </Note>
      )}
      <Form method="post" className="admin-form mt-8" noValidate key={answer?.token}>
        <input type="hidden" name="intent" value="create" />
        <Field name="name" label={copy().name} hint={copy().nameHint} error={errorAt('name')} required>
          <TextInput autoComplete="off" maxLength={maxApiTokenName} defaultValue={values.name} />
        </Field>
        <FieldGroup name="scopes" label={copy().scopes} error={errorAt('scopes')}>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              value={scope}
              label={copy().scope[scope]}
              defaultChecked={chosen.includes(scope)}
            />
          ))}
        </FieldGroup>
        <Field name="days" label={copy().expiresAfter} error={errorAt('days')} required>
          <Select
            defaultValue={values.days || '90'}
            options={apiTokenDays.map((count) => ({ value: String(count), label: copy().days(count) }))}
          />
        </Field>
        <ReauthFields
          id="token"
          needsCode={isCodeNeeded}
          errors={{ ...(password && { password }), ...(code && { code }) }}
        />
        <div>
          <Button kind="primary" size="small">
            {copy().create}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Addresses({ site }: { site: string }) {
  const lines = [
    { term: copy().mcpAddress, text: `${site}/mcp` },
    { term: copy().apiAddress, text: `${site}/api/v1/openapi.json` },
    { term: copy().header, text: 'Authorization: Bearer etb_…' },
  ]
  return (
    <Panel title={copy().howTo}>
      <dl className="mt-8">
        {lines.map(({ term, text }) => (
          <div key={term} className="mt-8">
            <dt className="soft t14">{term}</dt>
            <dd>
              <code className="token">{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function DraftList({ drafts }: Pick<Loaded, 'drafts'>) {
  return (
    <Panel title={copy().drafts}>
      {drafts.length === 0 && <p className="soft mt-8">{copy().noDrafts}</p>}
      <ul>
        {drafts.map(({ url, clientName, subject, savedAt }) => (
          <li key={url} className="mt-8">
            <a href={url}>
              {copy().draftTo(clientName)}: {subject}
            </a>{' '}
            <span className="soft t14 numbers">{formatDateTime(new Date(savedAt))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

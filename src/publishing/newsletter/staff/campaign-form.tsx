import { Form, useNavigation } from 'react-router'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime, formatNumber } from '#platform/format.ts'
import { localeNames } from '#platform/locale.ts'
import { t } from '#platform/texts.ts'
import { maxEntries, maxIntroductionLength, maxSubjectLength } from '#publishing/newsletter/campaigns/campaign.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { CampaignAnswer } from './handle-campaign-action.server.ts'
import type { viewCampaign } from './view-campaign.server.ts'

const copy = () => t(publishingStaffTexts.campaignForm)

export type CampaignView = Awaited<ReturnType<typeof viewCampaign>>

export function EmailForm({ view, answer }: { view: CampaignView; answer: CampaignAnswer | undefined }) {
  const { campaign, offered } = view
  const { fields = {}, submitted } = answer ?? {}
  const isSending = useNavigation().state === 'submitting'
  const topics: readonly string[] = submitted?.topics ?? campaign.topics
  const chosen = new Set(submitted?.paths ?? campaign.entries.map(({ path }) => path))
  return (
    <Panel title={copy().newsletter}>
      <Form method="post" className="admin-form mt-8" noValidate preventScrollReset key={campaign.version}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={campaign.version} />
        <ErrorSummary errors={listErrors(fields)} />
        <Field name="subject" label={copy().subject} error={fields.subject} required>
          <TextInput
            maxLength={maxSubjectLength}
            autoComplete="off"
            defaultValue={submitted?.subject ?? campaign.subject}
          />
        </Field>
        <Field
          name="introduction"
          label={copy().introduction}
          hint={copy().markdownBoldListsLinksHttps}
          error={fields.introduction}
        >
          <TextArea
            rows={9}
            maxLength={maxIntroductionLength}
            defaultValue={submitted?.introduction ?? campaign.introduction}
          />
        </Field>
        <FieldGroup name="topics" label={copy().sendToReadersOf} error={fields.topics}>
          {newsletterTopics.map(({ id, title }, at) => (
            <Checkbox
              key={id}
              id={at === 0 ? 'topics' : `topics-${id}`}
              name="topics"
              value={id}
              label={title}
              defaultChecked={topics.includes(id)}
            />
          ))}
        </FieldGroup>
        <Field name="locale" label={copy().readersLanguage}>
          <Select
            defaultValue={campaign.locale}
            options={Object.entries(localeNames).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <FieldGroup
          name="entries"
          label={copy().itemsToLinkTo}
          hint={copy().upToShownInThis(maxEntries)}
          error={fields.paths}
        >
          <div className="letter-entries">
            {offered.map(({ path, title, publishedOn }, at) => (
              <Checkbox
                key={path}
                id={at === 0 ? 'entries' : `entries-${at}`}
                name="entries"
                value={path}
                label={title}
                hint={formatDate(publishedOn)}
                defaultChecked={chosen.has(path)}
              />
            ))}
          </div>
        </FieldGroup>
        <div>
          <Button kind="primary" size="small" busy={isSending}>
            {copy().saveNewsletter}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

export function SendPanel({ view: { campaign, audience, maySend, opensAt } }: { view: CampaignView }) {
  const isEmpty = campaign.subject === ''
  return (
    <Panel title={copy().send}>
      <p className="mt-8">
        {audience === 0
          ? copy().nobodyHasSubscribedToThese
          : copy().weWillSendLastSaved(formatNumber(audience ?? 0), audience === 1 ? copy().reader : copy().readers)}
      </p>
      <div className="row mt-16">
        <Action intent="test" label={copy().sendTestToMyself} disabled={isEmpty} />
        {maySend && (
          <Action
            intent="start"
            label={copy().sendToReaders}
            kind="primary"
            version={campaign.version}
            disabled={isEmpty || !audience}
          />
        )}
        <Action intent="drop" label={copy().discardNewsletter} kind="quiet" />
      </div>
      {maySend && opensAt && <p className="soft mt-8">{copy().emailsWillWaitUntil(formatDateTime(opensAt))}</p>}
      {!maySend && <p className="soft mt-8">{copy().onlyAdminCanSendIt}</p>}
    </Panel>
  )
}

type ActionProps = {
  intent: string
  label: string
  kind?: 'primary' | 'outline' | 'quiet' | 'danger'
  version?: number
  disabled?: boolean
}

export function Action({ intent, label, kind = 'outline', version, disabled }: ActionProps) {
  return (
    <Form method="post" preventScrollReset>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Button name="intent" value={intent} kind={kind} size="small" disabled={disabled ?? false}>
        {label}
      </Button>
    </Form>
  )
}

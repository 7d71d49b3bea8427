import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { AffixInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import type { Feed } from '#publishing/news/feeds/feed-db.server.ts'
import { licences, newsCategories } from '#publishing/news/news-labels.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.sourceForm)

type Answer = { submitted: Record<string, string>; fields: FieldErrors; text: string | null }
type Props = { feed: Feed | null; mayWrite: boolean; answer: Answer | undefined }

export function SourceForm({ feed, mayWrite, answer }: Props) {
  const { fields = {}, text = null } = answer ?? {}
  const values: Record<string, string | undefined> = answer?.submitted ?? valuesOf(feed)
  const busy = useNavigation().formData?.get('intent')
  return (
    <Panel title={copy().source}>
      <Form method="post" className="admin-form mt-8" noValidate key={feed?.version ?? 0}>
        <input type="hidden" name="version" value={answer?.submitted.version ?? feed?.version ?? 0} />
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live>
            {text}
          </Note>
        )}
        <Field name="name" label={copy().nameText} hint={copy().readersSeeThisNameAs} error={fields.name} required>
          <TextInput maxLength={120} autoComplete="off" defaultValue={values.name} />
        </Field>
        <Field name="url" label={copy().feedAddress} hint={copy().rssAtomOrJsonFeed} error={fields.url} required>
          <TextInput type="url" autoComplete="off" defaultValue={values.url} />
        </Field>
        <Field name="homeUrl" label={copy().websiteAddress} error={fields.homeUrl} required>
          <TextInput type="url" autoComplete="off" defaultValue={values.homeUrl} />
        </Field>
        <Field name="category" label={copy().category} error={fields.category} required>
          <Select
            defaultValue={values.category}
            options={Object.entries(newsCategories).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field
          name="language"
          label={copy().language}
          hint={copy().twoLetterCodeSuchAs}
          error={fields.language}
          required
        >
          <TextInput maxLength={2} autoComplete="off" defaultValue={values.language} />
        </Field>
        <Field name="licence" label={copy().howWeMayUseIts} error={fields.licence} required>
          <Select
            defaultValue={values.licence}
            options={licences.map((value) => ({ value, label: t(publishingStaffTexts.newsNews).licences[value] }))}
          />
        </Field>
        <Field
          name="licenceReason"
          label={copy().reason}
          hint={copy().legalBasisOrWhatWas}
          error={fields.licenceReason}
        >
          <TextArea rows={3} maxLength={1_000} defaultValue={values.licenceReason} />
        </Field>
        <Field name="intervalMinutes" label={copy().readEvery} error={fields.intervalMinutes} required>
          <AffixInput suffix="minutes" inputMode="numeric" defaultValue={values.intervalMinutes} />
        </Field>
        <Checkbox name="isListed" value="yes" label={copy().useThisSource} defaultChecked={values.isListed === 'yes'} />
        {mayWrite && (
          <div className="row">
            <Button name="intent" value="save" kind="primary" size="small" busy={busy === 'save'}>
              {copy().saveSource}
            </Button>
            <Button name="intent" value="try" kind="outline" size="small" busy={busy === 'try'}>
              {copy().testFeed}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  )
}

function valuesOf(feed: Feed | null): Record<string, string> {
  if (!feed) return { language: 'en', licence: 'link-only', category: 'news', intervalMinutes: '60', isListed: 'yes' }
  const { name, url, homeUrl, category, language, licence, licenceReason, intervalMinutes, isListed } = feed
  const texts = { name, url, homeUrl, category, language, licence, licenceReason }
  return { ...texts, intervalMinutes: String(intervalMinutes), isListed: isListed ? 'yes' : '' }
}

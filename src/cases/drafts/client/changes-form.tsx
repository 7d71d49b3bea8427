import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { maxRemarkLength, maxRemarks } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ApproveAnswer } from './approve-answer.ts'

const copy = () => t(caseTexts.changesForm)

type Props = { draft: { id: string; sha256: string }; answer: ApproveAnswer | undefined }

export function ChangesForm({ draft, answer }: Props) {
  const busyWith = useNavigation().formData?.get('move')
  const own = answer?.move === 'request_changes' ? answer : undefined
  const more = Array.from({ length: maxRemarks - 1 }, (_, at) => at + 1)
  const isMoreOpen = more.some((at) => own?.remarks[at]?.text || own?.remarks[at]?.page)
  return (
    <details className="older mt-16" id="changes" open={own ? true : undefined}>
      <summary>{copy().requestChanges}</summary>
      <Form method="post" className="portal-form" preventScrollReset>
        <input type="hidden" name="draft" value={draft.sha256} />
        {own && own.remark === undefined && (
          <Note kind="bad" title={copy().changesNotRequested} live>
            {own.sentence}
          </Note>
        )}
        <RemarkFields at={0} answer={own} />
        <details className="older" open={isMoreOpen || undefined}>
          <summary>{copy().addAnotherComment}</summary>
          <div className="portal-form">
            {more.map((at) => (
              <RemarkFields key={at} at={at} answer={own} />
            ))}
          </div>
        </details>
        <p>
          <Button size="small" name="move" value="request_changes" busy={busyWith === 'request_changes'}>
            {copy().sendComments}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function RemarkFields({ at, answer }: { at: number; answer: ApproveAnswer | undefined }) {
  const entered = answer?.remarks[at]
  return (
    <div className="remark">
      <Field name={`page-${at}`} label={copy().page} optional>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={4} defaultValue={entered?.page} />
      </Field>
      <Field
        name={`remark-${at}`}
        label={at === 0 ? copy().whatShouldWeChange : copy().comment(at + 1)}
        error={answer?.remark === at ? answer.sentence : undefined}
        required={at === 0}
      >
        <DraftArea
          draft={`remark-${at}`}
          sentAs="changes-asked"
          rows={3}
          maxLength={maxRemarkLength}
          defaultValue={entered?.text}
        />
      </Field>
    </div>
  )
}

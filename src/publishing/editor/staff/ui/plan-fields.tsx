import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import { whichOfTwo } from '#publishing/editor/staff/plan-times.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const reviewFieldCopy = () => t(publishingStaffTexts.reviewField)

const copy = () => t(publishingStaffTexts.planFields)

type Props = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function PlanFields({ view: { entry, acts: actions }, values, errors }: Props) {
  const { publishAt, withdrawAt } = entry
  return (
    <section className="editor-fields">
      <h2 className="t16 bold">{copy().schedule}</h2>
      {(publishAt || withdrawAt) && (
        <p className="t14">
          {publishAt && <>{copy().willBePublishedOn(planned(publishAt))} </>}
          {withdrawAt && <>{copy().willBeWithdrawnOn(planned(withdrawAt))}</>}
        </p>
      )}
      <p className="fine">{copy().allTimesAreSwissTime}</p>
      {(['publish', 'withdraw'] as const).map((what) => {
        const label = what === 'publish' ? copy().publishOn : copy().withdrawOn
        return (
          <div className="editor-plan" key={what}>
            <Field name={`${what}Day`} label={label} error={errors[`${what}Day`]}>
              <TextInput
                autoComplete="off"
                inputMode="numeric"
                placeholder="01.12.2026"
                defaultValue={values[`${what}Day`]}
              />
            </Field>
            <Field name={`${what}Time`} label={copy().at}>
              <TextInput
                autoComplete="off"
                inputMode="numeric"
                placeholder="07:00"
                defaultValue={values[`${what}Time`]}
              />
            </Field>
          </div>
        )
      })}
      <div className="row">
        <Button name="intent" value="schedule" kind="outline" size="dense">
          {t(publishingStaffTexts.content).moves.schedule}
        </Button>
        {actions.includes('unschedule') && (publishAt || withdrawAt) && (
          <Button name="intent" value="unschedule" kind="quiet" size="dense">
            {t(publishingStaffTexts.content).moves.unschedule}
          </Button>
        )}
      </div>
    </section>
  )
}

function planned(at: Date): string {
  const which = whichOfTwo(at)
  const night = which && copy().ofTwoThisTimeOccurs(which)
  return `${formatDateTime(at)}${night ?? ''}`
}

type ReviewFieldProps = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function ReviewField({ view: { entry, acts: actions, reviewers, reader }, values, errors }: ReviewFieldProps) {
  if (entry.state === 'in-review')
    return reader && <p className="t14">{reviewFieldCopy().waitingForReviewBy(reader)}</p>
  if (!actions.includes('submit')) return null
  return (
    <section className="editor-fields">
      <h2 className="t16 bold">{reviewFieldCopy().review}</h2>
      <Field
        name="reviewer"
        label={reviewFieldCopy().reviewer}
        hint={reviewFieldCopy().weWillEmailReviewerWhen}
        error={errors.reviewer}
      >
        <Select
          defaultValue={values.reviewer}
          placeholder={reviewFieldCopy().anyoneWhoCanPublish}
          options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
    </section>
  )
}

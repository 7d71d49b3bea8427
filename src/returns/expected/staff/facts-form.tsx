import { Form } from 'react-router'
import { accountTexts } from '#accounts/locales/en.ts'
import { civilStatuses, isCivilStatus } from '#accounts/people/household.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { returnStaffTexts } from '#returns/staff/locales/en.ts'
import type { TaxAnswer } from './tax-answer.ts'
import type { TaxData } from './tax-data.ts'

const copy = () => t(returnStaffTexts).factsForm

const confessionOptions = [
  {
    value: 'none',
    get label() {
      return copy().none
    },
  },
  {
    value: 'protestant',
    get label() {
      return copy().protestant
    },
  },
  {
    value: 'roman-catholic',
    get label() {
      return copy().romanCatholic
    },
  },
  {
    value: 'christ-catholic',
    get label() {
      return copy().christCatholic
    },
  },
]

/** Form for household facts of a case; for fields left empty, the client's answers and profile are used. */
export function FactsForm({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { household, taxYear, mayWrite } = view
  const { saved, ofClient } = household
  const profile = ofClient.facts
  const submitted = answer?.values ?? {
    commune: saved?.commune ?? '',
    civilStatus: saved?.civilStatus ?? '',
    childrenBorn: saved?.childrenBorn?.length === 0 ? '0' : (saved?.childrenBorn?.join(', ') ?? ''),
    confession: saved?.confession ?? '',
    birthYear: String(saved?.birthYear ?? ''),
    partnerBirthYear: String(saved?.partnerBirthYear ?? ''),
    residence: saved?.isPartYear == null ? '' : saved.isPartYear ? 'part' : 'whole',
  }
  const statuses = t(accountTexts).accounts.civilStatuses
  const status = profile.civilStatus
  return (
    <Panel title={copy().household} id="household">
      <p className="soft t14">{copy().whatIsLeftEmptyIs}</p>
      {answer && (
        <div className="mt-16">
          <Note kind="bad" title={copy().notSaved} live>
            {answer.text}
          </Note>
        </div>
      )}
      <Form method="post" className="stack mt-16" preventScrollReset key={saved?.version ?? 0}>
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="version" value={saved?.version ?? 0} />
        <Field
          name="commune"
          label={copy().communeOn3112(taxYear)}
          hint={copy().byTheClient(ofClient.commune ?? 'not known')}
          optional
        >
          <TextInput defaultValue={submitted.commune} maxLength={80} autoComplete="off" />
        </Field>
        <Field
          name="civilStatus"
          label={copy().civilStatus}
          hint={copy().byTheClient2(status !== null && isCivilStatus(status) ? statuses[status] : 'not known')}
          optional
        >
          <Select
            options={civilStatuses.map((value) => ({ value, label: statuses[value] }))}
            placeholder={copy().byTheClient3}
            defaultValue={submitted.civilStatus}
          />
        </Field>
        <Field
          name="childrenBorn"
          label={copy().childrenWithADeductionBorn}
          hint={copy().byTheClient0For(profile.childrenBorn.join(', ') || 'none under 18')}
          optional
        >
          <TextInput defaultValue={submitted.childrenBorn} maxLength={100} autoComplete="off" />
        </Field>
        <Field
          name="confession"
          label={copy().confession}
          hint={copy().byTheClient4(
            confessionOptions.find(({ value }) => value === profile.confession)?.label ?? 'not known',
          )}
          optional
        >
          <Select options={confessionOptions} placeholder={copy().byTheClient3} defaultValue={submitted.confession} />
        </Field>
        <Field name="birthYear" label={copy().yearOfBirth} hint={copy().forAGrossSalary} optional>
          <TextInput defaultValue={submitted.birthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field name="partnerBirthYear" label={copy().partnersYearOfBirth} hint={copy().forAGrossSalary} optional>
          <TextInput defaultValue={submitted.partnerBirthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field
          name="residence"
          label={copy().livedInSwitzerland}
          hint={copy().byTheClient2(profile.isPartYear ? 'a part of the year' : 'the whole year')}
          optional
        >
          <Select
            options={[
              { value: 'whole', label: copy().theWholeYear },
              { value: 'part', label: copy().aPartOfTheYear },
            ]}
            placeholder={copy().byTheClient3}
            defaultValue={submitted.residence}
          />
        </Field>
        {mayWrite && (
          <p>
            <Button kind="outline">{copy().saveHousehold}</Button>
          </p>
        )}
      </Form>
    </Panel>
  )
}

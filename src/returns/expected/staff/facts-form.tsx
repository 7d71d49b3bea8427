import { Form } from 'react-router'
import { civilStatuses, isCivilStatus } from '#accounts/people/household.ts'
import { accountWords } from '#accounts/words.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { TaxAnswer } from './tax-answer.ts'
import type { TaxData } from './tax-data.ts'

const confessionOptions = [
  { value: 'none', label: 'None' },
  { value: 'protestant', label: 'Protestant' },
  { value: 'roman-catholic', label: 'Roman Catholic' },
  { value: 'christ-catholic', label: 'Christ Catholic' },
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
  const statuses = accountWords().civilStatuses
  const status = profile.civilStatus
  return (
    <Panel title="Household" id="household">
      <p className="soft t14">What is left empty is taken from the client’s answers, then from the profile.</p>
      {answer && (
        <div className="mt-16">
          <Note kind="bad" title="Not saved" live>
            {answer.text}
          </Note>
        </div>
      )}
      <Form method="post" className="stack mt-16" preventScrollReset key={saved?.version ?? 0}>
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="version" value={saved?.version ?? 0} />
        <Field
          name="commune"
          label={`Commune on 31.12.${taxYear}`}
          hint={`By the client: ${ofClient.commune ?? 'not known'}`}
          optional
        >
          <TextInput defaultValue={submitted.commune} maxLength={80} autoComplete="off" />
        </Field>
        <Field
          name="civilStatus"
          label="Civil status"
          hint={`By the client: ${status !== null && isCivilStatus(status) ? statuses[status] : 'not known'}`}
          optional
        >
          <Select
            options={civilStatuses.map((value) => ({ value, label: statuses[value] }))}
            placeholder="By the client"
            defaultValue={submitted.civilStatus}
          />
        </Field>
        <Field
          name="childrenBorn"
          label="Children with a deduction, born"
          hint={`By the client: ${profile.childrenBorn.join(', ') || 'none under 18'}. 0 for none.`}
          optional
        >
          <TextInput defaultValue={submitted.childrenBorn} maxLength={100} autoComplete="off" />
        </Field>
        <Field
          name="confession"
          label="Confession"
          hint={`By the client: ${confessionOptions.find(({ value }) => value === profile.confession)?.label ?? 'not known'}`}
          optional
        >
          <Select options={confessionOptions} placeholder="By the client" defaultValue={submitted.confession} />
        </Field>
        <Field name="birthYear" label="Year of birth" hint="For a gross salary" optional>
          <TextInput defaultValue={submitted.birthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field name="partnerBirthYear" label="Partner’s year of birth" hint="For a gross salary" optional>
          <TextInput defaultValue={submitted.partnerBirthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field
          name="residence"
          label="Lived in Switzerland"
          hint={`By the client: ${profile.isPartYear ? 'a part of the year' : 'the whole year'}`}
          optional
        >
          <Select
            options={[
              { value: 'whole', label: 'The whole year' },
              { value: 'part', label: 'A part of the year' },
            ]}
            placeholder="By the client"
            defaultValue={submitted.residence}
          />
        </Field>
        {mayWrite && (
          <p>
            <Button kind="outline">Save household</Button>
          </p>
        )}
      </Form>
    </Panel>
  )
}

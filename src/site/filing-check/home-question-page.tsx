import { filingCheck } from '#content/pages/filing-check.ts'
import { Checkbox, RadioGroup, Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { CommuneInput } from '#tax/pages/ui/commune-input.tsx'
import { countriesAbroad } from '#tax/withholding/must-file.ts'
import type { Route } from './+types/home-question-page'
import { questionPath } from './answer-fields.ts'
import styles from './filing-check.css?url'
import { loadQuestion } from './load-filing-check.server.ts'
import * as filingTexts from './locales/en.ts'
import { errorTexts, QuestionFrame } from './question-frame.tsx'

const copy = () => t(filingTexts.homeQuestion)

export const headers = privatePage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ request, context }: Route.LoaderArgs) {
  return { data: loadQuestion(new URL(request.url).searchParams, servicesOf(context).now(), 'home') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...filingCheck.meta, title: filingCheck.titles.home, path: questionPath('home'), noindex: true }, matches)

export default function HomeQuestionPage({ loaderData: { data } }: Route.ComponentProps) {
  const { values, year, communeChoices, answers, commuterQuestions } = data
  const errors = errorTexts(data)
  const isCommuter = answers.permit === 'G'
  const { title, commune, hint, hintAbroad, workCommune, hintWork, whichOne, abroad, ...words } = copy()
  return (
    <QuestionFrame data={data}>
      <h1 className="t44">{title}</h1>
      <Field
        name="commune"
        label={isCommuter ? workCommune : commune}
        hint={isCommuter ? hintWork : `${hint(year)} ${hintAbroad}`}
        error={errors.commune}
      >
        <CommuneInput defaultValue={answers.home?.commune ?? values.commune?.[0]} />
      </Field>
      {communeChoices.length > 0 && (
        <FieldGroup name="choice" label={whichOne} error={errors.choice}>
          <RadioGroup options={communeChoices.map((name) => ({ value: name, label: name }))} />
        </FieldGroup>
      )}
      <div className="filing-abroad">
        <Checkbox
          name="abroad"
          id="abroad"
          value="yes"
          label={abroad}
          error={errors.abroad}
          defaultChecked={values.abroad ? values.abroad[0] === 'yes' : isCommuter && !data.errors.abroad}
        />
        <div className="filing-branch filing-country">
          <Field name="country" label={words.country} error={errors.country}>
            <Select
              options={countriesAbroad.map((value) => ({ value, label: words.countries[value] }))}
              placeholder={words.choose}
              defaultValue={values.country?.[0] ?? ''}
            />
          </Field>
          {commuterQuestions.map((name) => (
            <FieldGroup
              key={name}
              name={name}
              label={words.commuter[name]}
              hint={words.commuterHints[name]}
              error={errors[name]}
            >
              <Segmented
                options={[
                  { value: 'yes', label: words.yes },
                  { value: 'no', label: words.no },
                ]}
                defaultValue={values[name]?.[0] ?? ''}
              />
            </FieldGroup>
          ))}
        </div>
      </div>
    </QuestionFrame>
  )
}

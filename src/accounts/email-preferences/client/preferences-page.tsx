import { data, Form, redirect } from 'react-router'
import { chooseEmails } from '#accounts/email-preferences/choose-emails.server.ts'
import { choiceWords, stillComes, topicWords } from '#accounts/email-preferences/topic-words.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { listChoices } from '#platform/mail/email-preference-db.server.ts'
import { emailPreferences, emailTopics, isEmailPreference } from '#platform/mail/email-topics.ts'
import { t } from '#platform/texts.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import type { Route } from './+types/preferences-page'

const copy = () => t(accountTexts.preferencesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().emailNotifications, matches)

export async function loader({ context }: Route.LoaderArgs) {
  return { choices: await listChoices(servicesOf(context).db, currentUserOf(context).person.id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const requested = emailTopics.map((topic) => [topic, form.get(topic)] as const)
  const chosen = requested.flatMap(([topic, choice]) => (isEmailPreference(choice) ? [[topic, choice] as const] : []))
  if (chosen.length !== emailTopics.length) throw data(null, { status: 422 })
  await chooseEmails(servicesOf(context), actorOf({ request, context }), chosen)
  throw redirect(withFlash('/client-portal/profile/emails', 'saved'), { status: 303 })
}

export default function EmailPreferencesPage({ loaderData: { choices } }: Route.ComponentProps) {
  const options = emailPreferences.map((value) => ({ value, label: choiceWords[value] }))
  return (
    <>
      <AppHeader title={copy().profile} />
      <ProfileTabs current="emails" />
      <div className="panel-stack mt-32">
        <Panel title={copy().emailNotifications} id="emails">
          <Form method="post" className="portal-form" preventScrollReset>
            <p className="soft t16">{stillComes()}</p>
            {emailTopics.map((topic) => (
              <Field key={topic} name={topic} label={topicWords[topic].label} hint={topicWords[topic].hint}>
                <Select options={options} defaultValue={choices[topic] ?? 'now'} />
              </Field>
            ))}
            <p>
              <Button size="small">{copy().saveChanges}</Button>
            </p>
          </Form>
        </Panel>
      </div>
    </>
  )
}

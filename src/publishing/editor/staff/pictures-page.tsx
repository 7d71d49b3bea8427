import { data, Form, useNavigation } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput, TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { pictureAttributes, pictureLimits, pictureMarkdown } from '#publishing/editor/pictures/picture.ts'
import { listPictures } from '#publishing/editor/pictures/picture-db.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/pictures-page'
import editorStyles from './editor.css?url'
import { receivePicture } from './receive-picture.server.ts'

const copy = () => t(publishingStaffTexts.picturesPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: editorStyles }]
export const meta: Route.MetaFunction = () => adminMeta(copy().pictures)

const maxShown = 60

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'content.write')
  return { pictures: await listPictures(services.db, maxShown) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'content.write')
  const { alt, outcome } = await receivePicture(services, actor, request)
  if (outcome.ok) throw doneAt('/admin/content/pictures', 'picture-saved')
  const field = outcome.reason.startsWith('alt') ? 'alt' : 'picture'
  return data({ alt, errors: { [field]: t(publishingStaffTexts.content).pictures[outcome.reason] } }, { status: 422 })
}

export default function PicturesPage({ loaderData: { pictures }, actionData }: Route.ComponentProps) {
  const errors: Record<string, string | undefined> = actionData?.errors ?? {}
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AppHeader title={copy().pictures} before={<BackLink to="/admin/content">{copy().content}</BackLink>}>
        <span className="soft t16">{copy().copyTextBelowPictureAnd}</span>
      </AppHeader>
      <div className="panel-stack mt-32">
        <Panel title={copy().addPicture}>
          <Form method="post" encType="multipart/form-data" className="admin-form mt-8" noValidate>
            <ErrorSummary errors={listErrors(errors)} />
            <Field name="picture" label={copy().file} hint={copy().jpegPngWebpOrAvif} error={errors.picture} required>
              <FileInput accept="image/jpeg,image/png,image/webp,image/avif" />
            </Field>
            <Field
              name="alt"
              label={copy().whatItShows}
              hint={copy().screenReadersReadThisAloud}
              error={errors.alt}
              required
            >
              <TextInput maxLength={pictureLimits.maxAltLength} autoComplete="off" defaultValue={actionData?.alt} />
            </Field>
            <div>
              <Button kind="primary" size="small" busy={isSending}>
                {copy().addPicture2}
              </Button>
            </div>
          </Form>
        </Panel>
        <Panel title={copy().savedPictures}>
          {pictures.length === 0 ? (
            <p className="soft mt-8">{copy().thereAreNoPicturesYet}</p>
          ) : (
            <ul className="picture-list mt-16">
              {pictures.map(({ alt, ...picture }) => (
                <li key={picture.id}>
                  <img {...pictureAttributes(picture)} sizes="240px" alt={alt} loading="lazy" />
                  <code>{pictureMarkdown(picture, alt)}</code>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  )
}

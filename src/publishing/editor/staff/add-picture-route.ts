import { adminContext } from '#admin/guard.server.ts'
import { t } from '#platform/texts.ts'
import { pictureMarkdown } from '#publishing/editor/pictures/picture.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/add-picture-route'
import { receivePicture } from './receive-picture.server.ts'

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, actor } = adminContext({ request, context }, 'content.write')
  const { alt, outcome } = await receivePicture(services, actor, request)
  if (!outcome.ok)
    return Response.json({ error: t(publishingStaffTexts.content).pictures[outcome.reason] }, { status: 422 })
  return Response.json({ markdown: pictureMarkdown(outcome.picture, alt.trim()) })
}

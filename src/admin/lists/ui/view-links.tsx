import type { Change } from '#admin/lists/list.ts'
import type { SavedView } from '#admin/lists/view-db.server.ts'
import { ButtonLink } from '#design/button.tsx'
import { Tabs } from '#design/page/tabs.tsx'

type Props = {
  name: string
  path: string
  views: readonly SavedView[]
  search: string
  to: (change: Change) => string
}

export function ViewLinks({ name, path, views, search, to }: Props) {
  const query = queryIn(to({}))
  return (
    <div className="view-links">
      {views.length > 0 && (
        <Tabs
          label="Saved views"
          small
          tabs={views.map((view) => ({
            to: `${path}?${view.query || 'all=1'}`,
            label: view.name,
            current: view.query === query && (query !== '' || search === 'all=1'),
          }))}
        />
      )}
      <ButtonLink to={`/admin/lists/${name}/views?${new URLSearchParams({ query })}`} kind="quiet" size="dense">
        Save view
      </ButtonLink>
    </div>
  )
}

function queryIn(address: string): string {
  const [, query = ''] = address.split('?')
  return query === 'all=1' ? '' : query
}

import { serviceGroups } from '#content/navigation.ts'
import { Icon } from '#design/icon.tsx'

export function ServicesPanels() {
  return (
    <ul>
      {serviceGroups.map((group, g) => (
        <li key={group.name} className={g === 0 ? 'active' : undefined}>
          <button
            type="button"
            className="mega-group"
            data-place={g}
            aria-expanded={g === 0}
            aria-controls={`services-menu-${g}`}
          >
            {group.name}
            <Icon name="chevron-right" small />
          </button>
          <div className="mega-panel" id={`services-menu-${g}`}>
            <ul>
              {group.entries.map((entry, e) => (
                <li key={entry.href}>
                  <a href={entry.href} data-place={`${g}-${e}`}>
                    <b>{entry.name}</b>
                    <span>{entry.description}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

import { getStarted, headerItems, serviceGroups } from '#content/navigation.ts'
import { Icon } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import { placesOfVisitor } from './places.ts'

const copy = () => t(siteUiTexts.mobileMenuSheet)

export function MobileMenuSheet() {
  return (
    <>
      <summary className="icon-button" aria-label={copy().menu}>
        <Icon name="menu" className="when-closed" />
        <Icon name="x" className="when-open" />
      </summary>
      <nav className="menu-sheet" aria-label={copy().main}>
        {headerItems.map((item) =>
          item.type === 'link' ? (
            <a key={item.href} href={item.href}>
              {item.name}
            </a>
          ) : (
            serviceGroups.map((group) => (
              <details key={group.name} name="menu-group">
                <summary>
                  {group.name}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {group.entries.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ))
          ),
        )}
        {placesOfVisitor.map(({ name, href }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
        <button type="button" className="menu-theme needs-script" data-switch-theme>
          <Icon name="contrast" />
          {t(designTexts.themeSwitch).switchBetweenLightAndDark}
        </button>
        <a className="button primary full" href={getStarted.href}>
          {getStarted.name}
        </a>
      </nav>
    </>
  )
}

import { useAtomValue } from 'jotai';
import type { System } from '#contract/admin/system.ts';
import { languageAtom } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts } from './facts.tsx';
import { sizeInWords } from './size.ts';
import { useSystemTexts } from './texts.ts';

/** The database, and the disk that holds it. */
export function DataPanel({ database, disk }: Pick<System, 'database' | 'disk'>) {
  const texts = useSystemTexts().data;
  const language = useAtomValue(languageAtom);
  const size = (bytes: number) => sizeInWords(bytes, language);
  const used = (disk.totalBytes - disk.freeBytes) / disk.totalBytes;
  return (
    <Panel title={texts.title}>
      <Facts>
        <Fact
          label={texts.disk}
          note={texts.ofTotal.replace('{total}', () => size(disk.totalBytes))}
        >
          {size(disk.freeBytes)} · {texts.states[disk.state]}
          <span
            aria-hidden="true"
            className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-chosen"
          >
            <span
              data-scarce={disk.state !== 'ok' || undefined}
              className="block h-full rounded-full bg-link data-scarce:bg-error"
              style={{ width: `${Math.round(used * 100)}%` }}
            />
          </span>
        </Fact>
        <Fact label={texts.reserve} note={texts.reserveNote}>
          {size(disk.reserveBytes)}
        </Fact>
        <Fact
          label={texts.size}
          note={database.logBytes > 0 && texts.log.replace('{size}', () => size(database.logBytes))}
        >
          {size(database.bytes)}
        </Fact>
        <Fact label={texts.messages}>{database.messages.toLocaleString(language)}</Fact>
        <Fact label={texts.applications}>{database.applications.toLocaleString(language)}</Fact>
        <Fact label={texts.schema}>
          <span className="font-normal">{database.schema}</span>
        </Fact>
      </Facts>
    </Panel>
  );
}

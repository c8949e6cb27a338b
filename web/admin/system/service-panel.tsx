import { useAtomValue } from 'jotai';
import type { System } from '#contract/admin/system.ts';
import { shortDateTime, timeSince } from '../format/date-format.ts';
import { languageAtom } from '../language.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts } from './facts.tsx';
import { useSystemTexts } from './texts.ts';

/** The release that runs, since when, and what it works with. */
export function ServicePanel({ release, scanner }: Pick<System, 'release' | 'scanner'>) {
  const texts = useSystemTexts().service;
  const language = useAtomValue(languageAtom);
  const { version, commit, builtAtUtc, node, startedAtUtc } = release;
  const scanning = scanner ? (scanner.isUp ? 'up' : 'down') : 'off';
  return (
    <Panel title={texts.title}>
      <Facts>
        <Fact
          label={texts.version}
          note={builtAtUtc && `${texts.built}: ${shortDateTime(builtAtUtc, language)}`}
        >
          {version}
        </Fact>
        {commit && (
          <Fact label={texts.commit}>
            <span className="font-normal">{commit}</span>
          </Fact>
        )}
        <Fact label={texts.since} note={shortDateTime(startedAtUtc, language)}>
          {timeSince(startedAtUtc, language)}
        </Fact>
        <Fact label={texts.node}>{node}</Fact>
        <Fact label={texts.scanner}>{texts.scannerStates[scanning]}</Fact>
      </Facts>
    </Panel>
  );
}

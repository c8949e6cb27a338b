import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { areaHeaders, type InlineHashes } from '#contract/headers.ts';

const hash = (letter: string) => `'sha256-${letter.repeat(43)}='`;
const inline: InlineHashes = {
  scripts: [hash('a')],
  styles: [hash('b')],
  mapScripts: [hash('c')],
  cvViewerScripts: [hash('d')],
  cvViewerStyles: [hash('e')],
};

const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];

function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => grave.includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

test.each(['site', 'map', 'cvViewer', 'preview', 'admin', 'api'] as const)(
  'Google’s CSP evaluator finds no severe problem in the policy of the area %s',
  (area) => {
    expect(findings(areaHeaders(area, inline)['Content-Security-Policy'] ?? '')).toEqual([]);
  },
);

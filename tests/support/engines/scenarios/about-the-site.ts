import assert from 'node:assert/strict';
import { contact as enContact } from '#web/content/en/contact.ts';
import { about } from '#web/content/tr/about.ts';
import { chrome } from '#web/content/tr/chrome.ts';
import { services } from '#web/content/tr/services.ts';
import { failingOnce, holdingBack } from '../bad-line.ts';
import { until } from '../until.ts';
import { visitorAt } from '../visitor.ts';
import { decided } from './decided.ts';
import type { Scenarios } from './scenarios.ts';

const { navigation, menu, consent, scheme } = chrome;

/** Menus, cookie consent, language, colour scheme, and a failing connection. */
export const aboutTheSite: Scenarios = {
  'the menu of a large window opens under the mouse and leads to a section': async (visitor) => {
    await decided(visitor, '/tr');
    await visitor.pointTo('link', navigation.services, 'header');
    await visitor.press('link', chrome.submenu['digital-services'].label, 'header');
    await visitor.sees('heading', services.sections['digital-services'].title);
    await visitor.isAt('/tr/services#digital-services');
  },

  'the menu of a small window opens as a sheet and leads to a page': async (visitor) => {
    await visitor.tab.resize(460, 844);
    await decided(visitor, '/tr');
    await visitor.press('button', menu.open);
    await visitor.sees('dialog', navigation.label);
    await visitor.tab.press('Escape');
    await visitor.misses('dialog', navigation.label);
    await visitor.press('button', menu.open);
    await visitor.press('link', navigation.about, 'dialog[open]');
    await visitor.isAt('/tr/about');
    await visitor.misses('dialog', navigation.label);
    await visitor.tab.resize(1440, 900);
  },

  'a menu that is opened before the script is here gives way to the page’s own': async (
    visitor,
  ) => {
    await visitor.tab.resize(460, 844);
    const line = await holdingBack(visitor.site, /\/assets\/client-\S+\.js$/);
    const theirs = visitorAt(visitor.tab, line.address);
    await theirs.open('/tr/about');
    await theirs.press('button', menu.open);
    await theirs.sees('dialog', navigation.label);
    await theirs.tab.press('Escape');
    await theirs.misses('dialog', navigation.label);
    await theirs.press('button', menu.open);
    await theirs.sees('dialog', navigation.label);
    line.release();
    await theirs.comesAlive();
    await until('the page’s own menu is open', () =>
      theirs.tab.run(() => !document.querySelector('#early-menu')),
    );
    await theirs.press('link', navigation.services, 'dialog[open]');
    await theirs.isAt('/tr/services');
    await theirs.misses('dialog', navigation.label);
    await theirs.tab.resize(1440, 900);
    line.close();
  },

  'a choice on cookies is kept over a reload': async (visitor) => {
    await visitor.open('/robots.txt');
    await visitor.tab.run(() => localStorage.clear());
    await visitor.open('/tr');
    await visitor.comesAlive();
    await visitor.press('button', consent.preferences);
    await visitor.press('button', consent.save);
    await visitor.misses('button', consent.rejectAll);
    await visitor.tab.reload();
    await visitor.comesAlive();
    await visitor.tab.run(() => scrollTo({ top: 300, behavior: 'instant' }));
    await visitor.sees('button', chrome.floatingContact.open);
    await visitor.misses('button', consent.rejectAll);
  },

  'the language and the look that are chosen stay': async (visitor) => {
    await decided(visitor, '/tr/contact');
    await visitor.press('button', scheme.dark);
    await visitor.press('button', chrome.language.label, 'header');
    await visitor.press('link', 'EN English', 'header');
    await visitor.sees('heading', enContact.hero.title);
    await visitor.tab.reload();
    await visitor.comesAlive();
    await visitor.sees('heading', enContact.hero.title);
    assert.equal(await visitor.tab.run(() => document.documentElement.dataset.scheme), 'dark');
  },

  'a page and a menu whose code, or what that imports, was lost once come all the same': async (
    visitor,
  ) => {
    const line = await failingOnce(visitor.site, /\/assets\/(about|texts|mega-menu|map)-\S+\.js$/);
    const theirs = visitorAt(visitor.tab, line.address);
    await decided(theirs, '/tr');
    await theirs.pointTo('link', navigation.services, 'header');
    await theirs.sees('link', chrome.submenu['digital-services'].label, 'header');
    await theirs.tab.pointAt(5, 890);
    await theirs.misses('link', chrome.submenu['digital-services'].label, 'header');
    await theirs.press('link', navigation.about, 'footer');
    await theirs.sees('heading', about.hero.title);
    assert.equal(line.failed().length, 4, String(line.failed()));
    line.close();
  },
};

import assert from 'node:assert/strict';
import { contact as enContact } from '#web/content/en/contact.ts';
import { about } from '#web/content/tr/about.ts';
import { chrome } from '#web/content/tr/chrome.ts';
import { services } from '#web/content/tr/services.ts';
import { failingOnce, holdingBack } from '../bad-line.ts';
import { visitorAt } from '../visitor.ts';
import { decided } from './decided.ts';
import type { Scenarios } from './scenarios.ts';

const { navigation, menu, consent, scheme } = chrome;

/** Menus, cookie consent, language, colour scheme, and a failing connection. */
export const aboutTheSite: Scenarios = {
  'the menu of a large window opens on hover, and its link leads to a section': async (visitor) => {
    await decided(visitor, '/tr');
    await visitor.pointTo('link', navigation.services, 'header');
    await visitor.press('link', chrome.submenu['digital-services'].label, 'header');
    await visitor.sees('heading', services.sections['digital-services'].title);
    await visitor.isAt('/tr/services#digital-services');
  },

  'the menu of a small window opens as a sheet, closes with Escape and leads to a page': async (
    visitor,
  ) => {
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

  'a menu button pressed before hydration opens the menu after it': async (visitor) => {
    await visitor.tab.resize(460, 844);
    const line = await holdingBack(visitor.site, /\/assets\/client-\S+\.js$/);
    const proxied = visitorAt(visitor.tab, line.address);
    await proxied.open('/tr/about');
    await proxied.press('button', menu.open);
    line.release();
    await proxied.sees('dialog', navigation.label);
    await proxied.press('link', navigation.services, 'dialog[open]');
    await proxied.isAt('/tr/services');
    await proxied.misses('dialog', navigation.label);
    await proxied.tab.resize(1440, 900);
    line.close();
  },

  'a cookie choice is kept across a reload': async (visitor) => {
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

  'the chosen language and colour scheme are kept across a reload': async (visitor) => {
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

  'a page and a menu open even if their code or its imports fail to load once': async (visitor) => {
    const line = await failingOnce(
      visitor.site,
      /\/assets\/(about|texts|mega-menu|contact-parts)-\S+\.js$/,
    );
    const proxied = visitorAt(visitor.tab, line.address);
    await decided(proxied, '/tr');
    await proxied.pointTo('link', navigation.services, 'header');
    await proxied.sees('link', chrome.submenu['digital-services'].label, 'header');
    await proxied.tab.pointAt(5, 890);
    await proxied.misses('link', chrome.submenu['digital-services'].label, 'header');
    await proxied.press('link', navigation.about, 'footer');
    await proxied.sees('heading', about.hero.title);
    assert.equal(line.failed().length, 4, String(line.failed()));
    line.close();
  },
};

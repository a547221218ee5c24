#!/usr/bin/python3
"""Opens a WebKitGTK window for WebKitWebDriver, as narrow as a phone, and records mailto: links.

The argument is JSON: the BrowserSettings of visitor.ts and `mailsFile`, the file for the links.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

options = json.loads(sys.argv[1])
settings = WebKit2.Settings(
    enable_javascript=options["scripts"],
    enable_page_cache=options["keepsPages"],
    default_font_size=options["textSize"],
)


def record_mail(_view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        address = decision.get_navigation_action().get_request().get_uri()
        if address.startswith("mailto:"):
            with open(options["mailsFile"], "a", encoding="utf-8") as mails:
                mails.write(address + "\n")
            decision.ignore()
            return True
    return False


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect("decide-policy", record_mail)
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    # There is no window manager to focus the window, and :focus matches nothing in an unfocused window.
    window.present()
    window.get_window().focus(Gtk.get_current_event_time())
    view.grab_focus()
    return view


# Keeps nothing on the disk: a later test may get this test's port, and so its storage.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", open_window))
Gtk.main()

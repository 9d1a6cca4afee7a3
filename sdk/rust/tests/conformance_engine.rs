//! The engine that tests/transcripts/engine.txt describes.

use tulkas::engine::{call_together, log_to_all, run_match, show, show_to_seats, BotProxy, Error, MatchResult, Start};
use tulkas::Json;

fn play_together(a: &BotProxy, b: &BotProxy) -> Result<MatchResult, Error> {
    let turn = || Json::object([("turn", 0.into())]);
    let answers = call_together::<i64>(vec![(a, "move", turn()), (b, "move", turn())])?;
    for (bot, answer) in [a, b].iter().zip(answers) {
        match answer {
            Ok(said) => bot.log(format!("you said {}", said)),
            Err(_) => bot.log("you were late"),
        }
    }
    a.eliminate();
    Ok(MatchResult::draw())
}

fn main() {
    let mut was_late = false;
    run_match(|a, b| {
        if Start::told().map.as_deref() == Some("together") {
            return play_together(a, b);
        }
        if let Some(position) = Start::told().position {
            let view = Json::object([("position", position.into())]);
            show(view.clone());
            show_to_seats(view, vec!["yours".into(), Json::Null]);
        }
        let mut total = 0;
        for turn in 1..=4 {
            let bot = if turn % 2 == 1 { a } else { b };
            let answer: i64 = match bot.call("move", [("turn", turn.into())]) {
                Err(Error::Timeout { seat: 1 }) if !was_late => {
                    was_late = true;
                    0
                }
                other => other?,
            };
            if turn == 1 {
                log_to_all(format!("A said {}", answer));
            } else {
                bot.log(format!("you said {}", answer));
            }
            total += answer;
        }
        Ok(match total {
            0 => MatchResult::draw(),
            _ => MatchResult::win(if total > 0 { a } else { b }),
        })
    });
}
